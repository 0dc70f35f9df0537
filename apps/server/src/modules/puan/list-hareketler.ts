import type { PuanHareketi, puanCalls } from '@defter/contract/puan.ts';
import { toYuzdePuan, worthOfPuan } from '@defter/rules/puan.ts';
import { sql } from 'kysely';
import { pageOf } from '../../platform/db/page.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { loadAyarlar } from '../ayar/load-ayarlar.ts';

type Row = { puan: number; toplamKayit: number; liste: PuanHareketi[] };

export async function listPuanHareketleri({ tx, params, query }: Context<typeof puanCalls.hareketler>) {
  const [{ puanHesapKatsayi }, { rows }] = await Promise.all([
    loadAyarlar(tx),
    sql<Row>`
      select coalesce(t.puan, 0) as puan, t.sayi as "toplamKayit", (
        select coalesce(json_agg(satir), '[]') from (
          select h.id, h.tarih, h.tur, h.puan, h.satis_id as "satisID", s.satis_no as "satisNo", h.neden,
            (select concat_ws(' ', p.ad, p.soyad) from personel_ozet p where p.bayi_id = h.bayi_id and p.id = h.islemi_yapan_personel_id) as "yapanAdi",
            (select concat_ws(' ', k.ad, k.soyad) from puan_hareket e join musteri_ozet k on k.bayi_id = e.bayi_id and k.id = e.musteri_id
              where e.bayi_id = h.bayi_id and (e.id = h.es_id or e.es_id = h.id)) as "karsiAdi"
          from puan_hareket h left join satis_ozet s on s.bayi_id = h.bayi_id and s.id = h.satis_id
          where h.bayi_id = m.bayi_id and h.musteri_id = m.id order by h.id desc ${pageOf(query)}) satir) as liste
      from musteri_ozet m cross join lateral (
        select sum(h.puan) as puan, count(*) as sayi from puan_hareket h where h.bayi_id = m.bayi_id and h.musteri_id = m.id) t
      where m.id = ${params.id}`.execute(tx),
  ]);
  const { puan, liste, toplamKayit } = found(rows[0]);
  return { puan, deger: worthOfPuan(toYuzdePuan(puan), puanHesapKatsayi), liste, toplamKayit };
}
