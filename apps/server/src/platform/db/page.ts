import { type Aktiflik, type Sira, EN_COK_SATIR } from '@defter/contract/fields.ts';
import { type RawBuilder, sql } from 'kysely';
import { wrongFields } from '../errors/app-error.ts';

const PAGE = 25;

/** `limit … offset …` of the page that was asked for; without a page, the most rows that a list may have. */
export function pageOf({ sayfa, sayfaBoyutu }: { sayfa: number | null; sayfaBoyutu: number | null }): RawBuilder<unknown> {
  const rows = sayfaBoyutu ?? (sayfa === null ? EN_COK_SATIR : PAGE);
  return sql`limit ${rows} offset ${((sayfa ?? 1) - 1) * rows}`;
}

/**
 * The answer of a list that PostgreSQL writes: how many rows there are on all pages, and those of this page as JSON.
 * @example sql`with bulunan as materialized (select …) select ${FOUND_ROWS} from (select … from bulunan ${pageOf(query)}) satir`
 */
export const FOUND_ROWS = sql`(select count(*) from bulunan)::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste`;

/**
 * The columns of a list that were asked for, all of them without `alanlar`.
 * @param columns field of the row → what it is read from
 * @throws AppError alanlarHatali, for a field that the list does not have
 */
export function columnsOf(columns: Readonly<Record<string, RawBuilder<unknown>>>, alanlar: string | null): RawBuilder<unknown> {
  const names = alanlar === null ? Object.keys(columns) : [...new Set(alanlar.split(',').map((name) => name.trim()))];
  if (!names.every((name) => Object.hasOwn(columns, name))) throw wrongFields({ alanlar: 'secimGecersiz' });
  return sql.join(names.map((name) => sql`${columns[name]} as ${sql.id(name)}`));
}

/** The columns behind each name that a list is sorted by on the wire. */
type Columns<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** The condition for records in use, out of use, or both, by the column that says it. */
export const isAktiflik = (aktiflik: Aktiflik, column: RawBuilder<unknown>): RawBuilder<boolean> =>
  aktiflik === 'tumu' ? sql<boolean>`true` : sql<boolean>`${column} = ${aktiflik === 'aktif'}`;

/**
 * `order by` for the wire's `sirala` (`ad`, or `-ad` for descending), which the contract has checked. The id comes
 * last, so that pages never overlap.
 * @param columns wire name → columns
 * @param alias of the table, when the columns need one
 */
export function orderBy<Name extends string>(
  sirala: Sira<Name> | null,
  columns: Columns<Name>,
  initial: Sira<NoInfer<Name>>,
  alias?: string,
): RawBuilder<unknown> {
  const wanted = sirala ?? initial;
  const key = alias ? `${alias}.${wanted}` : wanted;
  let orders = known.get(columns);
  if (!orders) known.set(columns, (orders = new Map()));
  let order = orders.get(key);
  if (!order) orders.set(key, (order = orderOf(columns, wanted, alias)));
  return order;
}

/** Built once for each way to sort a list; there are few. */
const known = new WeakMap<object, Map<string, RawBuilder<unknown>>>();

function orderOf<Name extends string>(columns: Columns<Name>, wanted: Sira<Name>, alias?: string): RawBuilder<unknown> {
  const direction = wanted.startsWith('-') ? 'desc' : 'asc';
  const terms = [...columns[wanted.replace(/^-/, '') as Name], 'id'].map((column) => `${alias ? `${alias}.` : ''}"${column}" ${direction}`);
  return sql.raw(`order by ${terms.join(', ')}`);
}
