import type { AnyCall } from '@defter/contract/call.ts';
import { dashboardCalls } from '@defter/contract/dashboard.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { raporCalls } from '@defter/contract/rapor.ts';
import { HAZIR_RAPORLAR, RAPORLAR } from '@defter/contract/raporlar.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { LARGE, seed } from '../../../bench/load/seed.ts';
import type { Tx } from '../src/platform/db/connection.ts';
import { useOwnServer } from './server.ts';

/*
 * The rows that a call reads of the long tables, in a business that is much larger than those beside it. PostgreSQL estimates by the average of all
 * of them, so a statement that does not begin with the wanted rows reads the whole past (docs/adr/0360). Rows are counted, not time: those taken out
 * of tables and indexes.
 */
const PART = 0.02;
let jeton: string;
const server = useOwnServer({
  fill: async (url) => {
    ({ jeton } = await seed(url, { ...LARGE(PART), bayi: 8, sutun: 2, musteri: 40, randevu: 40, satis: 20, paket: 5 }, () => undefined));
  },
});

const UZUN = ['satis', 'satis_icerik', 'satis_odeme', 'randevu', 'randevu_hizmet', 'kasa', 'cari_hareket', 'taksit', 'seans_hareket'];
/** A month is a sixtieth of all rows; a call that reads this share of a table has not begun with its filters. */
const EN_COK = 0.4;
/** Reports over all customers; they read only an index. */
const HEPSINDEN: Readonly<Record<string, readonly string[]>> = { 'hizmet-almayan-musteriler-raporu': ['satis'], 'musteri-cari-raporu': ['cari_hareket'] };

let okunan: Record<string, number> = {};
const hepsi: Record<string, number> = {};
beforeAll(async () => {
  for (const tablo of UZUN) hepsi[tablo] = (await server.rows<{ sayi: number }>(`select count(*)::int as sayi from ${tablo}`))[0]!.sayi;
  const { database } = server.platform;
  const { readAtOnce } = database;
  database.readAtOnce = (scope, work) =>
    readAtOnce(scope, async (tx) => {
      // The counts belong to this connection, and include its earlier reads.
      const before = await countRead(tx);
      const result = await work(tx);
      const after = await countRead(tx);
      okunan = Object.fromEntries(UZUN.map((tablo) => [tablo, after[tablo]! - before[tablo]!]));
      return result;
    });
  // Readings without a transaction are counted in one too.
  database.read = database.readAtOnce;
});

/** The number of rows and index entries taken out of each long table. */
async function countRead(tx: Tx): Promise<Record<string, number>> {
  const { rows } = await sql<{ tablo: string; sayi: number }>`
    select c.relname as tablo, (pg_stat_get_xact_tuples_returned(c.oid) + coalesce((select sum(pg_stat_get_xact_tuples_returned(i.indexrelid)) from pg_index i where i.indrelid = c.oid), 0))::int as sayi
    from pg_class c where c.relname = any(${UZUN}) and c.relkind = 'r'`.execute(tx);
  return Object.fromEntries(rows.map(({ tablo, sayi }) => [tablo, sayi]));
}

/** The long tables of which a call reads more than its part. */
async function uzunlarOf(call: AnyCall, query: object = {}): Promise<string[]> {
  okunan = {};
  const answer = await server.send(call, { query }, { jeton });
  expect(answer).toMatchObject({ status: 200 });
  expect(Object.keys(okunan)).toHaveLength(UZUN.length);
  return UZUN.filter((tablo) => okunan[tablo]! > hepsi[tablo]! * EN_COK);
}

it('is the part of a report of a month', async () => {
  const found: Record<string, string[]> = {};
  for (const ad of HAZIR_RAPORLAR) {
    if (!RAPORLAR[ad].suzgecler.includes('donem')) continue;
    const uzunlar = await uzunlarOf(raporCalls[ad], { sayfa: 1, sayfaBoyutu: 50, baslangicTarihi: '2026-10-01', bitisTarihi: '2026-10-31' });
    if (uzunlar.length > 0) found[ad] = uzunlar;
  }
  expect(found).toEqual(HEPSINDEN);
}, 60_000);

it('is little for the first page', async () => {
  expect(await uzunlarOf(dashboardCalls.bugun)).toEqual([]);
});

const GUN = { sayfa: 1, sayfaBoyutu: 25, baslangicTarihi: '2026-10-05', bitisTarihi: '2026-10-05' };
it.each<[string, AnyCall, object]>([
  ['the till', kasaCalls.list, GUN],
  ['a search of the till', kasaCalls.list, { ...GUN, ara: 'ayşe' }],
  ['the sales', satisCalls.list, GUN],
  ['the calendar', randevuCalls.list, GUN],
])('is little for %s of a day', async (_, call, query) => {
  expect(await uzunlarOf(call, query)).toEqual([]);
});
