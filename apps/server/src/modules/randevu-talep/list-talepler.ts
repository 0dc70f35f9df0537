import type { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { fold } from '@defter/rules/metin.ts';
import { sql } from 'kysely';
import { pageOf } from '../../platform/db/page.ts';
import { timeOfEnd } from '../../platform/db/time-of-end.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { matchingMusteriler } from '../musteri/arama.ts';
import { visibleTalep } from './read-talep.ts';

const SIRA = sql`order by t.durum not in ('yeni', 'onerildi'), case when t.durum in ('yeni', 'onerildi') then t.baslangic end, t.sonuc_zamani desc, t.id`;

/** The requests that somebody sees, those that wait for an answer first. Names and services are read for the page alone. */
export async function listTalepler({ tx, query, oturum }: Context<typeof randevuTalepCalls.list>) {
  const { durum, baslangicTarihi: ilk, bitisTarihi: son, musteriID, randevuSutunBaslikID, uygulayanPersonelID, randevuID, ara } = query;
  // People who may not see who comes get initials here as well (spec 2§6).
  const isSeen = oturum.yetkiler.has('randevuMusteriGor');
  const kisi = (ad: 'ad' | 'soyad') => sql`case when ${isSeen} then ${adOf(ad)} else left(${adOf(ad)}, 1) || '.' end`;
  const { rows } = await sql<JsonOf<typeof randevuTalepCalls.list>>`
    with bulunan as materialized (
      select t.id, t.durum, t.baslangic, t.sonuc_zamani from randevu_talebi t where ${visibleTalep(oturum)} ${durum === null ? sql`` : sql`and t.durum = ${durum}`}
        ${ilk === null ? sql`` : sql`and t.baslangic >= ${ilk}::timestamp`}
        ${son === null ? sql`` : sql`and t.baslangic < ${son}::timestamp + interval '1 day'`}
        ${musteriID === null ? sql`` : sql`and t.musteri_id = ${musteriID}`}
        ${randevuSutunBaslikID === null ? sql`` : sql`and t.randevu_basligi_id = ${randevuSutunBaslikID}`}
        ${uygulayanPersonelID === null ? sql`` : sql`and t.uygulayan_personel_id = ${uygulayanPersonelID}`}
        ${randevuID === null ? sql`` : sql`and t.randevu_id = ${randevuID}`}
        ${ara === null ? sql`` : sql`and ${isSeen} and (t.musteri_id in (${matchingMusteriler(oturum, ara)}) or katla(concat_ws(' ', t.ad, t.soyad)) like icerir(${fold(ara)}))`}
    ),
    sayfa as materialized (select t.id from bulunan t ${SIRA} ${pageOf(query)})
    select (select count(*) from bulunan)::text as "toplamKayit",
      (select count(*) from randevu_talebi t where t.durum = 'yeni' and ${visibleTalep(oturum)})::text as "yeniSayisi",
      coalesce(json_agg(satir), '[]')::text as liste
    from (
      select t.id, t.durum, t.kaynak, t.musteri_id as "musteriID", ${kisi('ad')} as adi, ${kisi('soyad')} as soyadi,
        case when ${isSeen} then coalesce(t.telefon, n.telefon) end as telefon, t.randevu_basligi_id as "randevuSutunBaslikID",
        t.uygulayan_personel_id as "uygulayanPersonelID", b.adi as "sutunAdi", nullif(concat_ws(' ', p.ad, p.soyad), '') as "uygulayanPersonelAdi",
        t.baslangic::date as "randevuTarihi", to_char(t.baslangic, 'HH24:MI') as "baslangicSaat", ${timeOfEnd(sql`t.baslangic`, sql`t.bitis`)} as "bitisSaat",
        array(select h.alt_urun_id from randevu_talebi_hizmet h where h.bayi_id = t.bayi_id and h.randevu_talebi_id = t.id order by h.sira) as "altUrunIDler",
        (select string_agg(u.adi, ', ' order by h.sira) from randevu_talebi_hizmet h join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
          where h.bayi_id = t.bayi_id and h.randevu_talebi_id = t.id) as hizmetler,
        t.talep_notu as "talepNotu", t.istenen_kapora as "istenenKapora", t.kayit_zamani as "kayitZamani", t.oneri_baslangic::date as "oneriTarihi",
        to_char(t.oneri_baslangic, 'HH24:MI') as "oneriBaslangicSaat", ${timeOfEnd(sql`t.oneri_baslangic`, sql`t.oneri_bitis`)} as "oneriBitisSaat",
        o.adi as "oneriSutunAdi", to_char(t.reddedilen_oneri, 'YYYY-MM-DD HH24:MI') as "reddedilenOneri",
        t.red_nedeni as "redNedeni", t.randevu_id as "randevuID",
        nullif(concat_ws(' ', s.ad, s.soyad), '') as sonuclandiran, t.sonuc_zamani as "sonucZamani"
      from sayfa join randevu_talebi t on t.id = sayfa.id
      left join musteri_ozet m on m.bayi_id = t.bayi_id and m.id = t.musteri_id
      left join musteri_telefon_ozet n on n.bayi_id = t.bayi_id and n.musteri_id = t.musteri_id and n.varsayilan_mi
      left join randevu_basligi b on b.bayi_id = t.bayi_id and b.id = t.randevu_basligi_id
      left join randevu_basligi o on o.bayi_id = t.bayi_id and o.id = t.oneri_basligi_id
      left join personel_ozet p on p.bayi_id = t.bayi_id and p.id = t.uygulayan_personel_id
      left join personel_ozet s on s.bayi_id = t.bayi_id and s.id = t.sonuclandiran_personel_id
      ${SIRA}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

const adOf = (ad: 'ad' | 'soyad') => sql`case when t.musteri_id is null then ${sql.ref(`t.${ad}`)} else ${sql.ref(`m.${ad}`)} end`;
