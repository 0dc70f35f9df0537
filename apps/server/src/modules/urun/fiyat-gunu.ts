import { changedOranlar } from '@defter/rules/kdv.ts';
import { type RawBuilder, sql } from 'kysely';

/*
 * Parts of statements that read a product `u` as it is sold on a day (`YYYY-MM-DD`).
 */

/** Joins `f`, the row of prices that stands on the day; none while the price is that of its first day. */
export const fiyatGunu = (gun: string): RawBuilder<unknown> => sql`
  left join lateral (
    select p.fiyat, p.fiyat2 from alt_urun_fiyat p
    where p.bayi_id = u.bayi_id and p.alt_urun_id = u.id and p.gecerlilik <= ${gun}::date and not p.geri_alindi
    order by p.gecerlilik desc, p.id desc limit 1
  ) f on true`;

export const FIYAT: RawBuilder<number> = sql`coalesce(f.fiyat, u.ilk_fiyat)`;
export const FIYAT2: RawBuilder<number> = sql`coalesce(f.fiyat2, u.ilk_fiyat2)`;

/** The rate of `u` as the law has it on the day. */
export const kdvGunu = (gun: string): RawBuilder<number> =>
  sql`coalesce((${JSON.stringify(changedOranlar(gun))}::jsonb ->> u.kdv::text)::int, u.kdv)`;
