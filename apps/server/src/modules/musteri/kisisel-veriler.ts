import { sql } from 'kysely';

const adOf = (tablo: string, id: string) =>
  sql`(select d.adi from ${sql.table(tablo)} d where d.bayi_id = m.bayi_id and d.id = m.${sql.ref(id)})`;
export const adreste = (tablo: string, id: string) => sql`(select y.ad from ${sql.table(tablo)} y where y.id = ${sql.ref(id)})`;

/** The fields of the customer's own row, with names instead of ids. The caller appends the id. */
export const KIMLIK = sql`
  select m.ad, m.soyad, m.tc_kimlik_no as "tcKimlikNo", m.pasaport_no as "pasaportNo", m.cinsiyet, m.medeni_hali as "medeniHali",
    m.dogum_tarihi as "dogumTarihi", m.evlilik_yil_donumu as "evlilikYilDonumu", m.baba_adi as "babaAdi", m.email, m.firma,
    m.firma_musteri_no as "firmaMusteriNo", m.vergi_dairesi as "vergiDairesi", m.vergi_no as "vergiNo", m.dosya_no as "dosyaNo",
    m.kart_no as "kartNo", m.ozel_kod as "ozelKod", m.musteri_no as "musteriNo", m.aciklama, m.diger_aciklama as "digerAciklama",
    ${adOf('musteri_grubu', 'grup_id')} as grup, ${adOf('meslek', 'meslek_id')} as meslek, ${adOf('ozel_durum', 'ozel_durum_id')} as "ozelDurum",
    ${adOf('hasta_turu', 'hasta_turu_id')} as "hastaTuru", ${adOf('nereden_duydunuz', 'nereden_duydunuz_id')} as "neredenDuydunuz", ${adOf('anketor', 'anketor_id')} as anketor,
    (select u.adi from uyruk u where u.id = m.uyruk_id) as uyruk, m.tur_id as "turID", m.firma_tipi_id as "firmaTipiID", m.bayi_musteri_id as "bayiMusteriID",
    (select concat_ws(' ', t.ad, t.soyad) from musteri t where t.bayi_id = m.bayi_id and t.id = m.tavsiye_eden_id) as "tavsiyeEden",
    m.hizmet_alan as "hizmetAlan", ${adreste('il', 'm.il_id')} as il, ${adreste('ilce', 'm.ilce_id')} as ilce, m.kayit_tarihi as "kayitTarihi"
  from musteri m where m.id = `;
