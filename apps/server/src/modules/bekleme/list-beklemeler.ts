import type { beklemeCalls } from '@defter/contract/bekleme.ts';
import { sql } from 'kysely';
import { pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { matchingMusteriler } from '../musteri/arama.ts';
import { randevuZamani } from './bos-yer/bekleyenler.ts';
import { kisiOf } from './kisi.ts';

/** Who waits, in the order in which they are asked when nothing else speaks for somebody. */
export async function listBeklemeler({ tx, query, oturum, clock }: Context<typeof beklemeCalls.list>) {
  const { ara, musteriID } = query;
  const isSeen = oturum.yetkiler.has('randevuMusteriGor');
  const { rows } = await sql<JsonOf<typeof beklemeCalls.list>>`
    with bekleyen as materialized (
      select * from bekleme_listesi b where b.durum = 'bekliyor' and b.son_gun >= ${clock.today()}::date
        ${musteriID === null ? sql`` : sql`and b.musteri_id = ${musteriID}`}
        ${ara === null ? sql`` : sql`and ${isSeen} and b.musteri_id in (${matchingMusteriler(oturum, ara)})`}
    )
    select (select count(*) from bekleyen)::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste
    from (
      select b.id, b.musteri_id as "musteriID", ${kisiOf(oturum)}, b.uygulayan_personel_id as "uygulayanPersonelID",
        nullif(concat_ws(' ', p.ad, p.soyad), '') as "uygulayanPersonelAdi",
        array(select h.alt_urun_id from bekleme_hizmet h where h.bayi_id = b.bayi_id and h.bekleme_id = b.id order by h.sira) as "altUrunIDler",
        (select string_agg(u.adi, ', ' order by h.sira) from bekleme_hizmet h join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
          where h.bayi_id = b.bayi_id and h.bekleme_id = b.id) as hizmetler,
        b.gun_parcasi as "gunParcasi", b.ilk_gun as "ilkGun", b.son_gun as "sonGun", b.bekleme_notu as "beklemeNotu", b.kayit_zamani as "kayitZamani",
        ${randevuZamani(clock.wallClock())}::date as "randevuTarihi"
      from bekleyen b
      join musteri_ozet m on m.bayi_id = b.bayi_id and m.id = b.musteri_id
      left join musteri_telefon_ozet t on t.bayi_id = b.bayi_id and t.musteri_id = b.musteri_id and t.varsayilan_mi
      left join personel_ozet p on p.bayi_id = b.bayi_id and p.id = b.uygulayan_personel_id
      order by b.son_gun, b.kayit_zamani, b.id ${pageOf(query)}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}
