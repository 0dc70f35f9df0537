import { raporCalls } from '@defter/contract/rapor.ts';
import { EXCELLI_RAPORLAR, HAZIR_RAPORLAR } from '@defter/contract/raporlar.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { createClock } from '../../../src/platform/clock.ts';
import type { Inputs } from '../input.ts';

const exceller = EXCELLI_RAPORLAR.map((ad) => `${ad}-excel` as const);
const DONEM = { baslangicTarihi: '2026-11-01', bitisTarihi: '2026-11-30' };
/** The database notes by the real clock when a customer was entered. */
const bugun = createClock().today();
const KAYIT_DONEMI = { baslangicTarihi: addDays(bugun, -1), bitisTarihi: bugun };
const kayitRaporlari: readonly string[] = ['yeni-musteri-raporu', 'nereden-duydunuz-raporu'];
const donemOf = (ad: string) => (kayitRaporlari.some((rapor) => ad.startsWith(rapor)) ? KAYIT_DONEMI : DONEM);
/** A page of each report. */
export const raporInputs = {
  basliklar: {},
  ...Object.fromEntries(
    [...HAZIR_RAPORLAR, ...exceller].map((ad) => [ad, { query: { sayfa: 1, sayfaBoyutu: 25, ...('baslangicTarihi' in raporCalls[ad].query.shape && donemOf(ad)) } }]),
  ),
} as unknown as Inputs<typeof raporCalls>;
