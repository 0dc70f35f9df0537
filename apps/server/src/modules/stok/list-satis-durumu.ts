import type { stokCalls } from '@defter/contract/stok.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';

/** What there is of what is about to be sold: of a product itself, and of what a service uses up by its prescription. Throws bulunamadi. */
export async function listSatisDurumu({ tx, query }: Context<typeof stokCalls.satisDurumu>) {
  const idler = [...new Set(query.urunler)];
  const { rows: bilinen } = await sql`select from alt_urun_ozet where id = any(${idler}::bigint[])`.execute(tx);
  if (bilinen.length < idler.length) throw new AppError('bulunamadi');
  const { rows } = await sql<JsonOf<typeof stokCalls.satisDurumu>>`
    select coalesce(json_agg(satir), '[]')::text as liste
    from (
      select i.id as "altUrunID", u.id as "stokUrunID", u.adi, b.adi as "birimAdi", n.oran::float8 as oran, s.miktar::float8 as miktar, s.kritik::float8 as kritik
      from unnest(${idler}::bigint[]) i (id)
      cross join lateral (
        select i.id as urun_id, 1::numeric as oran
        union all
        select r.sarf_urun_id, round(r.miktar * coalesce(k.miktar, 1), 6) from alt_urun_sarf_ozet r
        left join alt_urun_birim_ozet k on k.bayi_id = r.bayi_id and k.alt_urun_id = r.sarf_urun_id and k.birim_id = r.birim_id
        where r.alt_urun_id = i.id and coalesce((select (a.degerler ->> 'receteKullanilsinMi')::boolean from ayar_ozet a), false)
      ) n
      join stok_urun s on s.alt_urun_id = n.urun_id
      join alt_urun_ozet u on u.bayi_id = s.bayi_id and u.id = s.alt_urun_id
      left join birim b on b.bayi_id = u.bayi_id and b.id = u.birim_id
      order by i.id, u.adi, u.id
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}
