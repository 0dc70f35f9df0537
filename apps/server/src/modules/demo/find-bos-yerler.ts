import { toSaat } from '@defter/rules/saat.ts';
import { addDays, type Tarih } from '@defter/rules/tarih.ts';
import type { Tx } from '../../platform/db/connection.ts';
import type { Clock } from '../../platform/clock.ts';
import { findBosSaatler } from '../randevu/bos-saat/find-bos-saatler.ts';
import { loadBosVerisi } from '../randevu/bos-saat/load-bos-verisi.ts';

/** A free time of a column. */
export type BosYer = { sutunID: number; tarih: Tarih; baslangicSaat: string; bitisSaat: string };

/** As far as the demo's calendar is filled. */
const GUN_ILERI = 14;

/** The free times of a column for a service within the shifts, from tomorrow on. */
export async function findBosYerler({ tx, clock }: { tx: Tx; clock: Clock }, { sutunID, hizmetID }: { sutunID: number; hizmetID: number }): Promise<BosYer[]> {
  const bugun = clock.today();
  const istek = { ilk: addDays(bugun, 1), son: addDays(bugun, GUN_ILERI), hizmetIDler: [hizmetID], randevuID: null };
  const gunler = findBosSaatler(await loadBosVerisi(tx, istek), { ...istek, sutunID, personelID: null, sure: null, vardiyaDisi: false, simdi: clock.wallClock() });
  return gunler.flatMap(({ tarih, saatler }) => saatler.map(({ baslangic, bitis }) => ({ sutunID, tarih, baslangicSaat: toSaat(baslangic), bitisSaat: toSaat(bitis) })));
}

/** A time that is free every so many days, so many times; the longest pause that can be had. */
export function findKur(yerler: readonly BosYer[], seans: number): { yer: BosYer; ara: number } | undefined {
  const bos = new Set(yerler.map(({ tarih, baslangicSaat }) => `${tarih} ${baslangicSaat}`));
  for (const ara of [4, 3, 2, 1]) {
    const yer = yerler.find(({ tarih, baslangicSaat }) => Array.from({ length: seans }, (_, i) => addDays(tarih, i * ara)).every((gun) => bos.has(`${gun} ${baslangicSaat}`)));
    if (yer) return { yer, ara };
  }
  return undefined;
}
