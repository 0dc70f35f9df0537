import { setImmediate } from 'node:timers/promises';
import type { PersonelFarki, primCalls } from '@defter/contract/prim.ts';
import { type Kurus, sum, ZERO } from '@defter/rules/para.ts';
import { hakedisOf, type PrimKurali } from '@defter/rules/prim.ts';
import { addDays, startOfMonth } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import type { Context } from '../../platform/http/context.ts';
import { listPrimOranlari } from '../personel/list-prim-oranlari.ts';
import { checkKural } from './check-kural.ts';
import { listSayilanlar, oranlarOf, toPrimSatisi } from './read-satirlar.ts';
import { readKurallar } from './read-kurallar.ts';

const HER_ZAMAN = { baslangic: '1900-01-01', bitis: null };
const AY_SAYISI = 3;

/** What the last months would have brought by other rules, side by side with the present ones. A closed month brought what it was closed
 * with. Nothing is changed. */
export async function tryKurallar({ tx, body, clock }: Context<typeof primCalls.dene>) {
  const denenen = body.kurallar.map((kural, i): PrimKurali => ({ ...kural, ...HER_ZAMAN, id: -1 - i }));
  for (const [i, kural] of body.kurallar.entries()) checkKural({ ...kural, ...HER_ZAMAN }, `kurallar.${i}.`);
  const aylar = lastMonths(clock.today());
  const [sayilan, kurallar, kartlar, kapananlar] = await Promise.all([
    listSayilanlar(tx, { bas: aylar[0]!.bas, son: aylar.at(-1)!.son, degisen: null }),
    readKurallar(tx),
    listPrimOranlari(tx),
    readKapananlar(tx, aylar[0]!.bas),
  ]);
  const satislar = sayilan.map(toPrimSatisi);
  const oranlar = oranlarOf(kartlar);
  const sonuclar: { simdi: Map<number, Kurus>; deneme: Map<number, Kurus> }[] = [];
  for (const ay of aylar) {
    const count = async (biri: readonly PrimKurali[]) => {
      // Other requests have their turn between the months.
      await setImmediate();
      return primlerOf(hakedisOf({ satislar, kurallar: biri, oranlar, ...ay }));
    };
    sonuclar.push({ simdi: kapananlar.get(ay.bas) ?? (await count(kurallar)), deneme: await count(denenen) });
  }
  const liste = kartlar.flatMap(({ personelID, adSoyad }): PersonelFarki[] => {
    const own = sonuclar.map(({ simdi, deneme }) => ({ simdi: simdi.get(personelID) ?? ZERO, deneme: deneme.get(personelID) ?? ZERO }));
    const toplam = totalOf(own);
    return toplam.simdi === 0 && toplam.deneme === 0 ? [] : [{ personelID, adSoyad, aylar: own, ...toplam }];
  });
  return { aylar: aylar.map(({ bas }) => bas), liste, ...totalOf(liste) };
}

/** What each colleague got of the closed months since a day. */
async function readKapananlar(tx: Tx, bas: string): Promise<Map<string, Map<number, Kurus>>> {
  const { rows } = await sql<{ ay: string; primler: { personelID: number; prim: Kurus }[] }>`
    select d.ay, (select coalesce(json_agg(json_build_object('personelID', y.personel_id, 'prim', y.prim)), '[]') from (
        select h.personel_id, ${kurusOf(sql`sum(h.prim)`)} as prim from prim_hakedis h where h.bayi_id = d.bayi_id and h.donem_id = d.id group by h.personel_id) y) as primler
    from prim_donemi d where d.ay >= ${bas}::date`.execute(tx);
  return new Map(rows.map(({ ay, primler }) => [ay, new Map(primler.map(({ personelID, prim }) => [personelID, prim]))]));
}

/** The months before the present one, the oldest first. */
function lastMonths(bugun: string): { bas: string; son: string }[] {
  const aylar: { bas: string; son: string }[] = [];
  for (let son = addDays(startOfMonth(bugun), -1); aylar.length < AY_SAYISI; son = addDays(startOfMonth(son), -1)) aylar.unshift({ bas: startOfMonth(son), son });
  return aylar;
}

const primlerOf = (rows: ReturnType<typeof hakedisOf>) => new Map([...Map.groupBy(rows, ({ personelID }) => personelID)].map(([personelID, own]) => [personelID, sum(own.map(({ prim }) => prim))]));

const totalOf = (rows: readonly { simdi: Kurus; deneme: Kurus }[]) => ({ simdi: sum(rows.map(({ simdi }) => simdi)), deneme: sum(rows.map(({ deneme }) => deneme)) });
