import { addMonths } from '@defter/rules/tarih.ts';
import { chance } from '../../isler/masa.ts';
import { anySekil, anyTutar, kurusOf, lira, type Masa } from '../masa.ts';

export type Odeme = { odemeSekliID: number; tutar: number };
/** The number of payment methods, by frequency. */
const YONTEM_SAYISI = [0, 0, 1, 1, 2, 3];

/** A random payment: nothing, a part, the whole, some of it with points, seldom a kuruş too much. */
export function anyOdemeler(masa: Masa, toplam: number): Odeme[] {
  const { random, salon } = masa;
  let kalan = toplam;
  const odemeler: Odeme[] = [];
  for (let n = random.pick(YONTEM_SAYISI); n > 0 && kalan > 0; n -= 1) {
    const odemeSekliID = chance(random, 8) ? salon.puanSekli : anySekil(masa);
    const enCok = odemeSekliID === salon.puanSekli ? Math.min(kalan, 900) : kalan;
    const tutar = Math.min(anyTutar(random, enCok), enCok + (chance(random, 30) ? 1 : 0));
    odemeler.push({ odemeSekliID, tutar: lira(tutar) });
    kalan -= tutar;
  }
  return odemeler;
}

/** Parts of an amount by months, which add up to it. */
export function anyPlan({ random, salon }: Masa, kalan: number): { tarih: string; tutar: number }[] {
  if (kalan <= 0) return [];
  const n = Math.min(kalan, 2 + random.int(4));
  const each = Math.floor(kalan / n);
  const ilk = chance(random, 3) ? 0 : 1;
  return Array.from({ length: n }, (_, i) => ({ tarih: addMonths(salon.bugun, i + ilk), tutar: lira(i < n - 1 ? each : kalan - each * (n - 1)) }));
}

/** The effect of payments on the till: points have none. */
export const kasaOf = ({ salon }: Masa, odemeler: readonly Odeme[]): [number, number][] => odemeler.filter(({ odemeSekliID }) => odemeSekliID !== salon.puanSekli).map(({ odemeSekliID, tutar }) => [odemeSekliID, kurusOf(tutar)]);
export const toplamOf = (odemeler: readonly { tutar: number }[]): number => odemeler.reduce((sum, { tutar }) => sum + kurusOf(tutar), 0);
/** The opposite effects: money given back. */
export const geri = (tutarlar: readonly (readonly [number, number])[]): [number, number][] => tutarlar.map(([kim, tutar]) => [kim, -tutar]);
