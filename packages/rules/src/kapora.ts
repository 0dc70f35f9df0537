import type { Kurus } from './para.ts';
import { RandevuDurumu, type RandevuDurumKodu } from './randevu.ts';

/** The result of the rule of the business for an appointment's deposit: it waits, is given back, or is kept. */
export type KaporaKarari = 'bekler' | 'iade' | 'tutulur';

/**
 * The rule: while the appointment stands the deposit waits for it. Cancelled at least `iadeSaat` hours before its beginning it is given back, later
 * it is kept, as it is if the customer did not come. 0 hours give it back until the beginning.
 * @param randevu `baslangic` is wall clock, `YYYY-MM-DD HH:mm:ss`, like `simdi`
 */
export function decideKapora({ durum, baslangic }: { durum: RandevuDurumKodu; baslangic: string }, simdi: string, iadeSaat: number): KaporaKarari {
  if (durum === RandevuDurumu.gelmedi) return 'tutulur';
  if (durum !== RandevuDurumu.iptal) return 'bekler';
  return toMs(baslangic) - toMs(simdi) >= iadeSaat * 3_600_000 ? 'iade' : 'tutulur';
}

/** The part of a deposit that still belongs to the customer, and the part that the business has kept. */
type Kalan = { kalan: Kurus; tutulan: Kurus };

/**
 * The result of the rule for the deposits of an appointment at any later time. The cancelling has decided it already, and the deposits show how: one
 * that was not to be given back was kept then. Neither a later hour nor another rule of the business changes it.
 */
export function kaporaKurali(randevu: Parameters<typeof decideKapora>[0], kaporalar: readonly Kalan[], simdi: string, iadeSaat: number): KaporaKarari {
  if (randevu.durum !== RandevuDurumu.iptal) return decideKapora(randevu, simdi, iadeSaat);
  if (kaporalar.some(({ kalan }) => kalan > 0)) return 'iade';
  return kaporalar.some(({ tutulan }) => tutulan > 0) ? 'tutulur' : decideKapora(randevu, simdi, iadeSaat);
}

/** Wall clocks compare as if they were UTC. */
const toMs = (wallClock: string): number => Date.parse(`${wallClock.replace(' ', 'T')}Z`);
