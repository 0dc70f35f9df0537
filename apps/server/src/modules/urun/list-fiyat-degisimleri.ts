import { type fiyatDegisimiCalls, GERI_ALMA_GUNU } from '@defter/contract/fiyat-degisimi.ts';
import { sql } from 'kysely';
import { orderBy, pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';

const SORTABLE = { kayitZamani: ['kayit_zamani'], gecerlilik: ['gecerlilik'] };

/** The bulk changes of prices, newest first. */
export async function listFiyatDegisimleri({ tx, query, clock }: Context<typeof fiyatDegisimiCalls.list>) {
  const { rows } = await sql<JsonOf<typeof fiyatDegisimiCalls.list>>`
    select (select count(*) from fiyat_degisimi)::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste from (
      select d.id, d.tip, d.deger, d.yuvarlama, d.ikinci_fiyat as "ikinciFiyat", d.gecerlilik, d.urun_sayisi as "urunSayisi",
        concat_ws(' ', p.ad, p.soyad) as "personelAdi", d.kayit_zamani as "kayitZamani",
        case when d.geri_alma_zamani is not null then 'geriAlindi' when d.gecerlilik > ${clock.today()}::date then 'planli'
          else 'gecerli' end as durum,
        d.geri_alma_zamani is null and d.kayit_zamani >= now() - make_interval(days => ${GERI_ALMA_GUNU}) as "geriAlinabilir",
        d.geri_alma_zamani as "geriAlmaZamani", concat_ws(' ', g.ad, g.soyad) as "geriAlanAdi"
      from fiyat_degisimi d
      left join personel_ozet p on p.bayi_id = d.bayi_id and p.id = d.personel_id
      left join personel_ozet g on g.bayi_id = d.bayi_id and g.id = d.geri_alan_personel_id
      ${orderBy(query.sirala, SORTABLE, '-kayitZamani', 'd')} ${pageOf(query)}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}
