import type { GunRandevusu } from '@defter/contract/randevu.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { toDakika } from '@defter/rules/saat.ts';

const { bekliyor, onaylandi, geldi } = RandevuDurumu;

/** The parts of the day in the order in which the desk works through them. */
export const BOLUMLER = ['geciken', 'icerde', 'siradaki', 'biten'] as const;
export type GunBolumu = (typeof BOLUMLER)[number];

/** Whether somebody should have come already, is in, is still to come, or is done with. */
export function bolumOf({ randevuDurumu, baslangicSaat }: Pick<GunRandevusu, 'randevuDurumu' | 'baslangicSaat'>, simdi: number): GunBolumu {
  if (randevuDurumu === geldi) return 'icerde';
  if (randevuDurumu !== bekliyor && randevuDurumu !== onaylandi) return 'biten';
  return toDakika(baslangicSaat) < simdi ? 'geciken' : 'siradaki';
}

/** The appointments of each part, earliest first. */
export const sortByBolum = (randevular: readonly GunRandevusu[], simdi: number): Record<GunBolumu, GunRandevusu[]> =>
  Object.fromEntries(
    BOLUMLER.map((bolum) => [bolum, randevular.filter((randevu) => bolumOf(randevu, simdi) === bolum).toSorted((a, b) => a.baslangicSaat.localeCompare(b.baslangicSaat))]),
  ) as Record<GunBolumu, GunRandevusu[]>;
