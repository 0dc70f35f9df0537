import type { Kurus } from './para.ts';
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

/** What of a deposit is still the customer's, and what the business has kept of it. */
type Kalan = { kalan: Kurus; tutulan: Kurus };

/**
 * What the rule says of the deposits of an appointment whenever somebody looks. Of a cancelled one that was decided as it was cancelled, and
 * they say how: a deposit that was not to be given back was kept then. Neither the hour that passes nor another rule of the business changes it.
 */
export function kaporaKurali(randevu: Parameters<typeof decideKapora>[0], kaporalar: readonly Kalan[], simdi: string, iadeSaat: number): KaporaKarari {
  if (randevu.durum !== RandevuDurumu.iptal) return decideKapora(randevu, simdi, iadeSaat);
  if (kaporalar.some(({ kalan }) => kalan > 0)) return 'iade';
  return kaporalar.some(({ tutulan }) => tutulan > 0) ? 'tutulur' : decideKapora(randevu, simdi, iadeSaat);
}

/** Wall clocks compare as if they were UTC. */
const toMs = (wallClock: string): number => Date.parse(`${wallClock.replace(' ', 'T')}Z`);
