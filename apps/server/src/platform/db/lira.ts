import { type Kurus, toLira } from '@defter/rules/para.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';

/*
 * Money columns are numeric(14,2) in lira, and amounts that PostgreSQL sums and writes as JSON for a reply stay lira. A
 * handler reads amounts with `kurusOf` and writes them with `liraOf` (docs/adr/0040).
 */

declare const unit: unique symbol;
/** The value in a column of money: it is no kuruş, and no arithmetic is done with it. */
export type Lira = number & { readonly [unit]: 'lira' };

/** An amount of SQL in kuruş: `select ${kurusOf(sql`k.gelir`)} as gelir`. Null stays null. */
export const kurusOf = <T extends Lira | number | null>(lira: Expression<T>): RawBuilder<Kurus | Extract<T, null>> => sql`(${lira} * 100)::bigint`;

/** The parameter for a column of money, also within JSON that PostgreSQL reads. */
export const liraOf = (amount: Kurus): Lira => toLira(amount) as Lira;
