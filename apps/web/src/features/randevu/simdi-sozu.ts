import type { Randevu } from '@defter/contract/randevu.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { toDakika } from '@defter/rules/saat.ts';

/** How an appointment of today stands at a minute of the day: which words, of how many minutes or since when. */
export type SimdiSozu = { ad: 'gecikti' | 'bekliyor' | 'asti'; dakika: number } | { ad: 'icerde'; saat: string };

/**
 * Who has not come though it is time, who has come and waits, who is being served and since when, and whose time is over.
 * Undefined where there is nothing to say: before the time, and for whatever is done with.
 */
export function simdiSozuOf({ randevuDurumu, baslangicSaat, bitisSaat, gelisZamani }: Pick<Randevu, 'randevuDurumu' | 'baslangicSaat' | 'bitisSaat' | 'gelisZamani'>, simdi: number): SimdiSozu | undefined {
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
