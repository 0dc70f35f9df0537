import { KAYIT_TURLERI } from '@defter/contract/kayit-nesneleri.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

/** The kind of record of an entry `k`: the one that the act was on, or the one that its menu is named after. */
export const KAYIT_TURU = sql`case when k.nesne = any(${[...KAYIT_TURLERI]}::text[]) then k.nesne else k.menu end`;

/** The name that a record has today, by expressions of its kind and its id; null for a record that is gone. */
export type NameOf = (tur: RawBuilder<unknown>, id: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Asks the modules that own the records. */
export function nameOfRecords(duties: readonly Duties[]): NameOf {
  const names = duties.flatMap(({ names: own }) => Object.entries(own ?? {}));
  return (tur, id) => sql`case ${tur} ${sql.join(names.map(([kind, name]) => sql`when ${sql.lit(kind)} then (${name(id)})`), sql` `)} end`;
}
