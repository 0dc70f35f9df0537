import { changedOranlar } from '@defter/rules/kdv.ts';
import { type RawBuilder, sql } from 'kysely';

/*
 * Parts of statements that read the price and KDV of a product `u` on a day (`YYYY-MM-DD`).
 */

/** Joins the row of prices `f` that holds on the day, or on that of another expression. There is none while the first price holds. */
export const fiyatGunu = (gun: string | RawBuilder<unknown>): RawBuilder<unknown> => sql`
  left join lateral (
    select p.fiyat, p.fiyat2 from alt_urun_fiyat p
    where p.bayi_id = u.bayi_id and p.alt_urun_id = u.id and p.gecerlilik <= (${gun})::date and not p.geri_alindi
    order by p.gecerlilik desc, p.id desc limit 1
  ) f on true`;

export const FIYAT: RawBuilder<number> = sql`coalesce(f.fiyat, u.ilk_fiyat)`;
export const FIYAT2: RawBuilder<number> = sql`coalesce(f.fiyat2, u.ilk_fiyat2)`;

/** The legal KDV rate of `u` on the day. */
export const kdvGunu = (gun: string): RawBuilder<number> =>
  sql`coalesce((${JSON.stringify(changedOranlar(gun))}::jsonb ->> u.kdv::text)::int, u.kdv)`;
