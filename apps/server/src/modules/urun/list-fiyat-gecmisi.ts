import type { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { requireAltUrun } from './require-alt-urun.ts';

/** All past, present and planned prices of a product, the latest first. The last one is the price that it was entered with. */
export async function listFiyatGecmisi({ tx, params, clock }: Context<typeof altUrunCalls.fiyatGecmisi>) {
  const bugun = clock.today();
  const [, { rows }] = await Promise.all([
    requireAltUrun(tx, params.id),
    sql<JsonOf<typeof altUrunCalls.fiyatGecmisi>>`
      with fiyatlar as (
        select f.id, f.gecerlilik, f.fiyat, f.fiyat2, f.geri_alindi, f.fiyat_degisimi_id is not null as toplu, f.personel_id
        from alt_urun_fiyat f where f.alt_urun_id = ${params.id}
        union all
        select 0, null, ilk_fiyat, ilk_fiyat2, false, false, null from alt_urun where id = ${params.id}
      ), gecerli as (
        select id from fiyatlar where coalesce(gecerlilik <= ${bugun}::date, true) and not geri_alindi
        order by gecerlilik desc nulls last, id desc limit 1
      )
      select coalesce(json_agg(satir), '[]')::text as liste from (
        select f.id, f.gecerlilik, f.fiyat, f.fiyat2, f.toplu as "topluMu", concat_ws(' ', p.ad, p.soyad) as "personelAdi",
          case when f.geri_alindi then 'geriAlindi' when f.gecerlilik > ${bugun}::date then 'planli'
            when f.id = g.id then 'gecerli' else 'eski' end as durum
        from fiyatlar f cross join gecerli g left join personel_ozet p on p.id = f.personel_id
        order by f.gecerlilik desc nulls last, f.id desc
      ) satir`.execute(tx),
  ]);
  return new RawJson(rows[0]!);
}
