import { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { primCalls } from '@defter/contract/prim.ts';
import { addDays, addMonths, weekday } from '@defter/rules/tarih.ts';
import { createRandom } from '../../src/platform/random.ts';
import type { TestServer } from '../server.ts';
import { collectedOn, commission, HESAPLAR, till } from './defter.ts';
import { happen } from './isler.ts';
import { ask, ILK_GUN, moveTo, openSalon, type Yil } from './salon.ts';

const SON_GUN = '2026-12-30';
const PAZAR = 7;
/** From this number of acts on a year has acts on every day; a smaller one on about every fifth. */
const HER_GUN = 3000;
const lira = (kurus: number) => kurus / 100;

/** Plays a year of so many acts in a salon of its own, the same each time for the same seed; or its beginning, through a day. */
export async function live(server: TestServer, islem: number, { son = SON_GUN, tohum = 2026 }: { son?: string; tohum?: number } = {}): Promise<Yil> {
  const yil = await openSalon(server, createRandom(tohum));
  const gunler = workdays(islem);
  let done = 0;
  for (const [i, gun] of gunler.entries()) {
    if (gun > son) break;
    const before = yil.bugun.slice(0, 7);
    moveTo(yil, gun, 9 * 60);
    if (i > 0 && gun.slice(0, 7) !== before) await closeMonth(yil);
    // The database of the tests does not clean up and count by itself.
    if (islem >= HER_GUN && gun.slice(0, 7) !== before) await server.rows('vacuum analyze');
    const until = Math.round((islem * (i + 1)) / gunler.length);
    for (; done < until; done += 1) {
      moveTo(yil, gun, Math.min(20 * 60, yil.dakika + 5));
      await happen(yil);
    }
    // Some days are left open.
    if (i % 5 !== 4) await closeDay(yil);
  }
  await keepInYear(yil);
  return yil;
}

/** Moves dates that the database takes from its own clock, such as those of cards and corrections of the stock, into the year, whenever it is played. */
async function keepInYear({ server, bayi: { bayiID }, bugun }: Yil): Promise<void> {
  await server.rows('update musteri set kayit_tarihi = least(kayit_tarihi, $2::timestamptz) where bayi_id = $1', [bayiID, `${bugun} 12:00+03`]);
  await server.rows('update stok_hareketi set tarih = least(tarih, $2::date) where bayi_id = $1', [bayiID, bugun]);
}

/** Sundays are closed. */
function workdays(islem: number): string[] {
  const gunler = new Set<string>();
  for (let gun = ILK_GUN; gun <= SON_GUN; gun = addDays(gun, islem < HER_GUN ? 5 : 1)) gunler.add(weekday(gun) === PAZAR ? addDays(gun, 1) : gun);
  return [...gunler];
}

/** Counts the cash and closes the day: the expected amount has to be that of the notebook. */
async function closeDay(yil: Yil): Promise<void> {
  const { defter, bugun } = yil;
  const nakit = Math.max(0, lira(till(defter, HESAPLAR.nakit)));
  const adetler = [{ birim: 200, adet: Math.floor(nakit / 200) }, { birim: 1, adet: Math.floor(nakit % 200) }];
  const sayim = await ask(yil, gunSonuCalls.say, { body: { tarih: bugun, adetler } });
  same(`cash of ${bugun}`, sayim.beklenen, lira(till(defter, HESAPLAR.nakit)));
  await ask(yil, gunSonuCalls.kapat, { body: { tarih: bugun, sayimID: sayim.id, farkNedeni: 'Kuruşlar' } });
  const { kapanis } = await ask(yil, gunSonuCalls.get, { query: { tarih: bugun } });
  same(`collections of ${bugun}`, kapanis!.ozet.tahsilat, lira(collectedOn(defter, bugun)));
}

/** Closes the commission of the month before, and compares it with the notebook. */
async function closeMonth(yil: Yil): Promise<void> {
  const ay = addMonths(`${yil.bugun.slice(0, 7)}-01`, -1);
  const { prim } = await ask(yil, primCalls.kapat, { body: { ay } });
  const { liste } = await ask(yil, primCalls.ay, { query: { ay } });
  const beklenen = commission(yil.defter, ay.slice(0, 7));
  for (const kisi of liste) same(`commission of ${kisi.personelID} in ${ay}`, Math.round(kisi.prim * 100), beklenen.get(kisi.personelID) ?? 0);
  same(`commission of ${ay}`, Math.round(prim * 100), [...beklenen.values()].reduce((sum, one) => sum + one, 0));
  yil.defter.primler.set(ay, beklenen);
}

function same(what: string, server: number | null, notebook: number): void {
  if (server !== notebook) throw new Error(`The ${what}: ${server} by the server, ${notebook} by the notebook`);
}
