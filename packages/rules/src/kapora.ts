import { RandevuDurumu, type RandevuDurumKodu } from './randevu.ts';

/** What the rule of the business says of the deposit of an appointment: it waits for it, is given back, or is kept. */
export type KaporaKarari = 'bekler' | 'iade' | 'tutulur';

/**
 * The rule: while the appointment stands the deposit waits for it. Cancelled at least `iadeSaat` hours before its beginning it is
 * given back, later it is kept; so it is when nobody came. 0 hours give it back until the beginning.
 * @param randevu `baslangic` is wall clock, `YYYY-MM-DD HH:mm:ss`, like `simdi`
 */
export function decideKapora({ durum, baslangic }: { durum: RandevuDurumKodu; baslangic: string }, simdi: string, iadeSaat: number): KaporaKarari {
  if (durum === RandevuDurumu.gelmedi) return 'tutulur';
  if (durum !== RandevuDurumu.iptal) return 'bekler';
  return toMs(baslangic) - toMs(simdi) >= iadeSaat * 3_600_000 ? 'iade' : 'tutulur';
}

/** Wall clocks compare as if they were UTC. */
const toMs = (wallClock: string): number => Date.parse(`${wallClock.replace(' ', 'T')}Z`);
