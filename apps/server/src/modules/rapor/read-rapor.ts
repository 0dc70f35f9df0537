import type { Karsilastirma, raporCalls } from '@defter/contract/rapor.ts';
import { type HazirRapor, RAPORLAR } from '@defter/contract/raporlar.ts';
import { addDays, addMonths, daysBetween, startOfMonth, startOfNextMonth } from '@defter/rules/tarih.ts';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { pageOf } from '../../platform/db/page.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { kasaSorgulari } from './kasa.ts';
import { musteriSorgulari, randevuSorgulari } from './musteri.ts';
import { personelSorgulari } from './personel.ts';
import { satisSorgulari } from './satis.ts';
import { stokSorgulari } from './stok.ts';
import { gecSutunOf, isSecilen, type RaporSorgusu, type Sorgu, type Soru } from './sorgu.ts';

type RaporCall = (typeof raporCalls)['satis-raporu'];

const SORGULAR: Readonly<Record<HazirRapor, Sorgu>> = { ...satisSorgulari, ...kasaSorgulari, ...musteriSorgulari, ...randevuSorgulari, ...personelSorgulari, ...stokSorgulari };
/** How long a report may take before it is broken off, in ms. */
const EN_UZUN_MS = 20_000;
const BROKEN_OFF = '57014';

/** Reads a report: a page of its rows and the sums over all of them by one statement, so that they are of one moment. */
export async function readRapor(ad: HazirRapor, context: Context<RaporCall>): Promise<RawJson<JsonOf<RaporCall>>> {
  const { tx, oturum, clock } = context;
  const query: Partial<RaporSorgusu> = context.query;
  const { sutunlar, kimlikler = [], suzgecler, grafik } = RAPORLAR[ad];
  const donem = donemOf(query, clock.today());
  // Some reports read before they have their statement.
  await sql`select set_config('statement_timeout', ${String(EN_UZUN_MS)}, true), set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true)`.execute(tx);
  const soru: Soru = { tx, oturum, clock, query, ...donem };
  const toplanan = sutunlar.filter(({ toplam }) => toplam).flatMap(({ ad: sutun }) => [sql.lit(sutun), sql`coalesce(sum(${sql.id(sutun)}), 0)`]);
  // The count makes it one row also where nothing is summed up.
  const toplamlar = toplanan.length === 0 ? sql`case when count(*) >= 0 then '{}'::json end` : sql`json_build_object(${sql.join(toplanan)})`;
  const onceki = query.karsilastir ? await sorguOf(ad, { ...soru, ...shift(donem, query.karsilastir) }) : null;
  const satirlar = await sorguOf(ad, soru);
  const sirala = query.sirala ?? RAPORLAR[ad].sirala;
  const { told, late, sortable } = columnsOf(ad, sirala, oturum.bayiID);
  // A filter of the report is asked for in its statement: there it may choose other rows than those that name it.
  const isOfKimlikler = sql.join([sql`true`, ...kimlikler.filter((kimlik) => !suzgecler.some((suzgec) => suzgec === kimlik)).map((kimlik) => isSecilen(sql.ref(`y.${kimlik}`), query[kimlik]))], sql` and `);
  const page = sql`select * from satirlar ${orderOf(sirala, sortable)} ${pageOf({ sayfa: query.sayfa ?? null, sayfaBoyutu: query.sayfaBoyutu ?? null })}`;
  const days = suzgecler.includes('donem') || ad.startsWith('bu-ay') ? donem : null;
  const { rows } = await sql<JsonOf<RaporCall>>`
    with satirlar as materialized (select ${sql.join(told)} from (${satirlar}) y where ${isOfKimlikler})
    select (select count(*) from satirlar)::text as "toplamKayit", (select ${toplamlar} from satirlar)::text as toplamlar,
      ${onceki ? sql`(select ${toplamlar} from (${onceki}) y where ${isOfKimlikler})::text` : sql`'null'`} as "oncekiToplamlar",
      ${grafik?.tur === 'isi' ? isiOf(grafik.deger) : sql`'null'`} as isi,
      to_json(${days?.bas ?? null}::text)::text as "baslangicTarihi", to_json(${days?.son ?? null}::text)::text as "bitisTarihi",
      (select coalesce(json_agg(s), '[]')::text from (${late.length === 0 ? page : sql`select s.*, ${sql.join(late)} from (${page}) s`}) s) as liste`.execute(tx).catch(refuseLong);
  const [row] = rows;
  return new RawJson({ ...row!, baslangicTarihi: row!.baslangicTarihi ?? 'null', bitisTarihi: row!.bitisTarihi ?? 'null' } as JsonOf<RaporCall>);
}

/**
 * The columns of a report. `told` are read with all its rows; `late` only for those of the page, because they cost a look-up a row. One that
 * the rows are sorted by is told, and only what is told can be sorted by.
 */
function columnsOf(ad: HazirRapor, sirala: string, bayiID: number) {
  const { sutunlar, kimlikler = [] } = RAPORLAR[ad];
  const told: RawBuilder<unknown>[] = [];
  const late: RawBuilder<unknown>[] = [];
  const sortable: string[] = [...kimlikler];
  for (const { ad: sutun } of sutunlar) {
    const gec = gecSutunOf(ad, sutun);
    const isSorted = sutun === sirala.replace(/^-/, '');
    if (!gec) told.push(sql.id(sutun));
    else (isSorted ? told : late).push(sql`${gec(isSorted ? 'y' : 's', bayiID)} as ${sql.id(sutun)}`);
    if (!gec || isSorted) sortable.push(sutun);
  }
  return { told: [...told, ...kimlikler.map((kimlik) => sql.id(kimlik))], late, sortable };
}

/** The statement of a report; what it reads for it has the same limit of time. */
const sorguOf = (ad: HazirRapor, soru: Soru): Promise<RawBuilder<unknown>> => Promise.resolve(SORGULAR[ad](soru)).catch(refuseLong);

/** All rows by the weekday and the hour of a column. */
const isiOf = (sutun: string): RawBuilder<string> => sql`(
  select coalesce(json_agg(i), '[]')::text from (
    select extract(isodow from ${sql.id(sutun)})::int as gun, extract(hour from ${sql.id(sutun)})::int as saat, count(*)::int as adet
    from satirlar where ${sql.id(sutun)} is not null group by 1, 2 order by 1, 2
  ) i)`;

function refuseLong(error: unknown): never {
  throw error instanceof pg.DatabaseError && error.code === BROKEN_OFF ? new AppError('raporUzun') : error;
}

/** The days of a report: the present month where it names none, the rest of a month where it names one of them. */
function donemOf({ baslangicTarihi, bitisTarihi }: Partial<RaporSorgusu>, bugun: string): { bas: string; son: string } {
  const bas = baslangicTarihi ?? startOfMonth(bitisTarihi ?? bugun);
  const son = bitisTarihi ?? addDays(startOfNextMonth(startOfMonth(bas)), -1);
  return { bas, son };
}

/** As many days before, or the same days of the year before. Whole months are held against as many whole months, however long those are. */
function shift({ bas, son }: { bas: string; son: string }, karsilastir: Karsilastirma): { bas: string; son: string } {
  const sonrasi = addDays(son, 1);
  const aylar = bas === startOfMonth(bas) && sonrasi === startOfMonth(sonrasi) ? monthsBetween(bas, sonrasi) : 0;
  if (aylar > 0) {
    const once = karsilastir === 'gecenYil' ? 12 : aylar;
    return { bas: addMonths(bas, -once), son: addDays(addMonths(sonrasi, -once), -1) };
  }
  if (karsilastir === 'gecenYil') return { bas: addMonths(bas, -12), son: addMonths(son, -12) };
  return { bas: addDays(bas, -daysBetween(bas, son) - 1), son: addDays(bas, -1) };
}

const monthsBetween = (from: string, to: string): number => (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/** By the wanted column, then by the ids and all others, so that pages never overlap. */
function orderOf(sirala: string, columns: readonly string[]): RawBuilder<unknown> {
  const ilk = sirala.replace(/^-/, '');
  const rest = columns.filter((column) => column !== ilk).map((column) => sql.id(column));
  return sql`order by ${sql.id(ilk)} ${sirala.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`}, ${sql.join(rest)}`;
}
