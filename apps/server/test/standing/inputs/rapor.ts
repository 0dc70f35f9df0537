import { raporCalls } from '@defter/contract/rapor.ts';
import { EXCELLI_RAPORLAR, HAZIR_RAPORLAR } from '@defter/contract/raporlar.ts';
import type { Inputs } from '../input.ts';

const exceller = EXCELLI_RAPORLAR.map((ad) => `${ad}-excel` as const);
/** A page of each report. */
export const raporInputs = {
  basliklar: {},
  ...Object.fromEntries([...HAZIR_RAPORLAR, ...exceller].map((ad) => [ad, { query: { sayfa: 1, sayfaBoyutu: 25 } }])),
} as unknown as Inputs<typeof raporCalls>;
