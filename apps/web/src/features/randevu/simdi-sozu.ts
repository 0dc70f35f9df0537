import type { Randevu } from '@defter/contract/randevu.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { toDakika } from '@defter/rules/saat.ts';

/** The state of an appointment of today at a minute of the day: the key of its words, with a number of minutes or the time of arrival. */
export type SimdiSozu = { ad: 'gecikti' | 'bekliyor' | 'asti'; dakika: number } | { ad: 'icerde'; saat: string };

/**
 * The state of an appointment: not come though it is time, come and waiting, being served and since when, or over its time. Undefined if there is
 * nothing to say: before the begin, and once the appointment is over.
 */
export function simdiSozuOf(
  { randevuDurumu, baslangicSaat, bitisSaat, gelisZamani }: Pick<Randevu, 'randevuDurumu' | 'baslangicSaat' | 'bitisSaat' | 'gelisZamani'>,
  simdi: number,
): SimdiSozu | undefined {
  const baslangic = toDakika(baslangicSaat);
  const bitis = toDakika(bitisSaat);
  if (randevuDurumu === RandevuDurumu.bekliyor || randevuDurumu === RandevuDurumu.onaylandi) {
    return simdi > baslangic ? { ad: 'gecikti', dakika: simdi - baslangic } : undefined;
  }
  if (randevuDurumu !== RandevuDurumu.geldi) return undefined;
  if (simdi > bitis) return { ad: 'asti', dakika: simdi - bitis };
  const gelisSaat = gelisZamani?.slice(11, 16);
  if (simdi < baslangic) return gelisSaat && simdi > toDakika(gelisSaat) ? { ad: 'bekliyor', dakika: simdi - toDakika(gelisSaat) } : undefined;
  return { ad: 'icerde', saat: gelisSaat && toDakika(gelisSaat) > baslangic ? gelisSaat : baslangicSaat };
}
