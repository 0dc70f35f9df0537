import { raporCalls } from '@defter/contract/rapor.ts';
import { EXCELLI_RAPORLAR, HAZIR_RAPORLAR } from '@defter/contract/raporlar.ts';
import { createClock } from '../../../src/platform/clock.ts';
import type { Inputs } from '../input.ts';

const exceller = EXCELLI_RAPORLAR.map((ad) => `${ad}-excel` as const);
/** From the month of all tests to the day on which they run: the database notes by the real clock when a customer was entered. */
const DONEM = { baslangicTarihi: '2026-11-01', bitisTarihi: createClock().today() };
/** A page of each report. */
export const raporInputs = {
  basliklar: {},
  ...Object.fromEntries(
    [...HAZIR_RAPORLAR, ...exceller].map((ad) => [ad, { query: { sayfa: 1, sayfaBoyutu: 25, ...('baslangicTarihi' in raporCalls[ad].query.shape && DONEM) } }]),
  ),
} as unknown as Inputs<typeof raporCalls>;
