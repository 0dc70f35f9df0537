import { SECILEN_ALANLAR, type SecilenAlan } from '@defter/contract/birlestirme.ts';
import type { Musteri } from '@defter/contract/musteri.ts';

/** Two records' values of a field, as far as they differ. */
export type Fark = { alan: SecilenAlan; kalan: Musteri[SecilenAlan]; giden: Musteri[SecilenAlan] };

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** The fields in which two records differ, in the order of the form; what the one who goes lacks is no question. */
export const findFarklar = (kalan: Musteri, giden: Musteri): Fark[] =>
  SECILEN_ALANLAR.flatMap((alan) => (isEmpty(giden[alan]) || kalan[alan] === giden[alan] ? [] : [{ alan, kalan: kalan[alan], giden: giden[alan] }]));

/** What is taken over without anybody choosing: what the one who stays lacks. */
export const suggestAlinanlar = (farklar: readonly Fark[]): SecilenAlan[] => farklar.filter(({ kalan }) => isEmpty(kalan)).map(({ alan }) => alan);
