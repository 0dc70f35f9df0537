import { randevuCalls } from '@defter/contract/randevu.ts';
import { toSaat } from '@defter/rules/saat.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { chance, type Masa as HerMasa, read } from '../isler/masa.ts';
import type { Answer } from '../server.ts';
import type { Salon } from './salon.ts';

/** `vazgecildi`: it was undone at once, so that everything is as before. */
export type Yapilan = { status: number; message: string; vazgecildi?: true } | undefined;
export type Masa = HerMasa<Salon>;
export type Is = (masa: Masa) => Promise<Yapilan>;
export const did = ({ status, message }: { status: number; message: string }): Yapilan => ({ status, message });

/* Chooses the subject of an act among the records of the server. */

/** The days from today in which is booked. */
const GUN = 4;
type Randevu = Answer<typeof randevuCalls.list>['liste'][number];

/** The appointments of the days around today. */
const listRandevular = async (masa: Masa, query: object = {}): Promise<Randevu[]> =>
  (await read(masa, randevuCalls.list, { query: { baslangicTarihi: addDays(masa.salon.bugun, -2), bitisTarihi: addDays(masa.salon.bugun, GUN + 8), ...query } })).liste;

export async function anyRandevu(masa: Masa, kosul: (randevu: Randevu) => boolean = () => true): Promise<Randevu | undefined> {
  const liste = (await listRandevular(masa)).filter(kosul);
  return liste.length === 0 ? undefined : masa.random.pick(liste);
}

export const sutunlarOf = async (masa: Masa) => (await read(masa, randevuCalls.basliklar, { query: { tumu: true } })).liste;
/** Mostly one that is shown. */
export async function anySutun(masa: Masa): Promise<number> {
  const sutunlar = await sutunlarOf(masa);
  const gorunen = sutunlar.filter(({ randevudaGoster }) => randevudaGoster);
  return masa.random.pick(chance(masa.random, 12) || gorunen.length === 0 ? sutunlar : gorunen).id;
}

export const anyMusteri = ({ salon, random }: Masa): number => random.pick(salon.musteriler);
export const anyKisi = ({ salon, random }: Masa): number => random.pick(salon.kisiler);
export const anyGun = ({ salon, random }: Masa): string => addDays(salon.bugun, random.int(GUN));

/** A time that is often taken: few hours of few days. */
export function anyZaman(masa: Masa): { randevuTarihi: string; baslangicSaat: string; bitisSaat: string } {
  const baslangic = 9 * 60 + masa.random.int(22) * 30 + (chance(masa.random, 4) ? 15 : 0);
  const bitis = baslangic + masa.random.pick([15, 30, 30, 45, 60, 90]);
  return { randevuTarihi: anyGun(masa), baslangicSaat: toSaat(baslangic), bitisSaat: toSaat(bitis) };
}

export const anyHizmetler = ({ salon, random }: Masa): { altUrunID: number }[] => Array.from({ length: random.int(3) }, () => ({ altUrunID: random.pick(salon.hizmetler) }));

/** A random place: seldom with further columns, another colleague, or over a taken time. */
export async function anyYer(masa: Masa) {
  const { random } = masa;
  return {
    randevuSutunBaslikID: await anySutun(masa),
    ...(chance(random, 4) && { uygulayanPersonelID: anyKisi(masa) }),
    ...(chance(random, 6) && { yerler: [await anySutun(masa)] }),
    ...(chance(random, 12) && { zorlamaNedeni: 'Acil' }),
  };
}
