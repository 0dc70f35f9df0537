import { type Randevu, type RandevuBasligi, SutunBaslikTipi } from '@defter/contract/randevu.ts';

/** The kinds of columns that the day is looked at by, in the order in which the key goes through them. */
export const SUTUN_TURLERI = ['personel', 'oda', 'cihaz', 'hizmet', 'diger'] as const;
export type SutunTuru = (typeof SUTUN_TURLERI)[number];

/** The kind of a column. */
export function turOf({ sutunBaslikTipi, yerTuru }: Pick<RandevuBasligi, 'sutunBaslikTipi' | 'yerTuru'>): SutunTuru {
  if (sutunBaslikTipi === SutunBaslikTipi.personel) return 'personel';
  return sutunBaslikTipi === SutunBaslikTipi.hizmet ? 'hizmet' : (yerTuru ?? 'diger');
}

/** The kinds that there are; the columns can be switched where there are two. */
export const turlerOf = (basliklar: readonly RandevuBasligi[]): SutunTuru[] => SUTUN_TURLERI.filter((tur) => basliklar.some((baslik) => turOf(baslik) === tur));

/** The kind after another one; after the last come all columns together (undefined). */
export function nextTur(turler: readonly SutunTuru[], tur: SutunTuru | undefined): SutunTuru | undefined {
  return tur === undefined ? turler[0] : turler[turler.indexOf(tur) + 1];
}

/**
 * The column in which an appointment is drawn among those of a kind: its own, else the first other one that it takes there. An appointment that takes
 * none of them keeps its own column, which is not shown, so that it stands with those that have no column.
 */
export function drawnIn({ randevuSutunBaslikID: own, sutunlar }: Pick<Randevu, 'randevuSutunBaslikID' | 'sutunlar'>, gorunen: ReadonlySet<number>): number {
  return gorunen.has(own) ? own : (sutunlar.find((id) => gorunen.has(id)) ?? own);
}
