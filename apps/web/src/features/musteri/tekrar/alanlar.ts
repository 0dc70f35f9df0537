import { NOT_ALANLARI, type NotAlani, SECILEN_ALANLAR, type SecilenAlan } from '@defter/contract/birlestirme.ts';
import type { ReplyOf } from '@defter/contract/call.ts';
import type { Musteri, musteriCalls } from '@defter/contract/musteri.ts';

type DigerBilgiler = ReplyOf<typeof musteriCalls.digerBilgiler>['digerBilgiler'];
/** All fields of a customer that can be chosen. */
export type Kisi = Musteri & Omit<DigerBilgiler, 'aciklama'> & { saglikNotu: string | null };
export const kisiOf = (musteri: Musteri, { aciklama, ...diger }: DigerBilgiler): Kisi => ({ ...musteri, ...diger, saglikNotu: aciklama });

/** Two different values of one field. */
export type Fark = { alan: SecilenAlan; kalan: Kisi[SecilenAlan]; giden: Kisi[SecilenAlan] };

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/**
 * The fields in which two records differ, in the order of the form. Fields that the removed record lacks need no
 * choice.
 */
export const findFarklar = (kalan: Kisi, giden: Kisi): Fark[] =>
  SECILEN_ALANLAR.flatMap((alan) => (isEmpty(giden[alan]) || kalan[alan] === giden[alan] ? [] : [{ alan, kalan: kalan[alan], giden: giden[alan] }]));

/** The record whose value of a field is kept; for notes, both may be. */
export type Taraf = 'kalan' | 'giden' | 'ikisi';
export const isNot = (alan: SecilenAlan): alan is NotAlani => (NOT_ALANLARI as readonly SecilenAlan[]).includes(alan);

/** The choice when nobody chooses: missing values are taken over, and two notes both stay. */
export const suggestSecim = (farklar: readonly Fark[]): Partial<Record<SecilenAlan, Taraf>> =>
  Object.fromEntries(farklar.map(({ alan, kalan }) => [alan, isEmpty(kalan) ? 'giden' : isNot(alan) ? 'ikisi' : 'kalan']));
