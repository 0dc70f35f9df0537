import type { Sira } from '@defter/contract/fields.ts';
import { type RawBuilder, sql } from 'kysely';

/** `limit … offset …` of the page that a list was asked for. */
export const pageOf = ({ sayfa, sayfaBoyutu }: { sayfa: number; sayfaBoyutu: number }): RawBuilder<unknown> =>
  sql`limit ${sayfaBoyutu} offset ${(sayfa - 1) * sayfaBoyutu}`;

/** The columns behind each name that a list is sorted by on the wire. */
type Columns<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/**
 * `order by` for the wire's `sirala` (`ad`, `-ad` for descending), which the contract has checked; the id is last, so
 * that pages never overlap.
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

/** Put together once for each way to sort a list, of which there are few. */
const known = new WeakMap<object, Map<string, RawBuilder<unknown>>>();

function orderOf<Name extends string>(columns: Columns<Name>, wanted: Sira<Name>, alias?: string): RawBuilder<unknown> {
  const direction = wanted.startsWith('-') ? 'desc' : 'asc';
  const terms = [...columns[wanted.replace(/^-/, '') as Name], 'id'].map((column) => `${alias ? `${alias}.` : ''}"${column}" ${direction}`);
  return sql.raw(`order by ${terms.join(', ')}`);
}
