import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../errors/app-error.ts';

/** `limit … offset …` of the page that a list was asked for. */
export const pageOf = ({ sayfa, sayfaBoyutu }: { sayfa: number; sayfaBoyutu: number }): RawBuilder<unknown> =>
  sql`limit ${sayfaBoyutu} offset ${(sayfa - 1) * sayfaBoyutu}`;

/**
 * `order by` for the wire's `sirala` (`ad`, `-ad` for descending): only what the list names may be sorted
 * by, and the id last, so that pages never overlap.
 * @param columns wire name → columns
 * @param alias of the table, when the columns need one
 */
export function orderBy(
  sirala: string | null,
  columns: Readonly<Record<string, readonly string[]>>,
  initial: string,
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

function orderOf(columns: Readonly<Record<string, readonly string[]>>, wanted: string, alias?: string): RawBuilder<unknown> {
  const name = wanted.replace(/^-/, '');
  if (!Object.hasOwn(columns, name)) throw new AppError('alanlarHatali', { alanlar: { sirala: 'secimGecersiz' } });
  const direction = wanted.startsWith('-') ? 'desc' : 'asc';
  const terms = [...columns[name]!, 'id'].map((column) => `${alias ? `${alias}.` : ''}"${column}" ${direction}`);
  return sql.raw(`order by ${terms.join(', ')}`);
}
