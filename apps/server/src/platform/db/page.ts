import { type RawBuilder, sql } from 'kysely';
import { Hata } from '../errors/hata.ts';

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
  const name = wanted.replace(/^-/, '');
  if (!Object.hasOwn(columns, name)) throw new Hata('alanlarHatali', { alanlar: { sirala: 'secimGecersiz' } });
  const direction = sql.raw(wanted.startsWith('-') ? 'desc' : 'asc');
  const terms = [...columns[name]!, 'id'].map((column) => sql`${sql.ref(alias ? `${alias}.${column}` : column)} ${direction}`);
  return sql`order by ${sql.join(terms)}`;
}
