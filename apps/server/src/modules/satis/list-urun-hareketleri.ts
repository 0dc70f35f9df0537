import type { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { sql } from 'kysely';
import { FOUND_ROWS, orderBy, pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { searchText } from '../musteri/arama.ts';
import { requireAltUrun } from '../urun/require-alt-urun.ts';
import { visibleSatis } from './visible-satis.ts';

const SORTABLE = { tarih: ['tarih'], adet: ['adet'], tutar: ['tutar'] };

/** The lines of the valid sales of a product, as far as the person sees them. */
export async function listUrunHareketleri(context: Context<typeof altUrunCalls.hareketler>) {
  const { tx, params, query, oturum } = context;
  const { baslangicTarihi, bitisTarihi } = query;
  const gorur = oturum.yetkiler.has('musteriGoruntule');
  const [, { rows }] = await Promise.all([
    requireAltUrun(tx, params.id),
    sql<JsonOf<typeof altUrunCalls.hareketler>>`
      with bulunan as materialized (
        select i.id, i.satis_id, s.tarih, i.adet, i.tutar
        from satis_icerik i join satis s on s.bayi_id = i.bayi_id and s.id = i.satis_id
        where i.alt_urun_id = ${params.id} and s.iptal_zamani is null and ${visibleSatis(context)}
          ${baslangicTarihi === null ? sql`` : sql`and s.tarih >= ${baslangicTarihi}::date`}
          ${bitisTarihi === null ? sql`` : sql`and s.tarih <= ${bitisTarihi}::date`}
          ${query.ara === null ? sql`` : sql`and ${gorur} and s.musteri_id in (select musteri_ara(${searchText(query.ara)}))`}
      )
      select ${FOUND_ROWS}
      from (
        select h.id, h.tarih, h.satis_id as "satisID", h.adet, i.birim_fiyat as "birimFiyat", h.tutar, i.kdv,
          concat_ws(' ', p.ad, p.soyad) as "personelAdi",
          ${gorur ? sql`s.musteri_id as "musteriID", case when m.id is not null then concat_ws(' ', m.ad, m.soyad) end` : sql`null as "musteriID", null`} as "musteriAdi"
        from (select * from bulunan b ${orderBy(query.sirala, SORTABLE, '-tarih')} ${pageOf(query)}) h
        join satis s on s.id = h.satis_id
        join satis_icerik i on i.bayi_id = s.bayi_id and i.satis_id = s.id and i.id = h.id
        left join musteri_ozet m on m.bayi_id = s.bayi_id and m.id = s.musteri_id
        left join personel_ozet p on p.bayi_id = s.bayi_id and p.id = coalesce(i.uygulayan_personel_id, s.personel_id)
        ${orderBy(query.sirala, SORTABLE, '-tarih', 'h')}
      ) satir`.execute(tx),
  ]);
  return new RawJson(rows[0]!);
}
