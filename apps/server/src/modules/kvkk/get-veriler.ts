import type { ReplyOf } from '@defter/contract/call.ts';
import type { kvkkCalls } from '@defter/contract/kvkk.ts';
import { type RawBuilder, sql } from 'kysely';
import { found, AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type Json, RawJson } from '../../platform/http/reply.ts';

const adOf = (tablo: string, id: string) =>
  sql`(select d.adi from ${sql.table(tablo)} d where d.bayi_id = m.bayi_id and d.id = m.${sql.ref(id)})`;
const adreste = (tablo: string, id: string) => sql`(select y.ad from ${sql.table(tablo)} y where y.id = ${sql.ref(id)})`;

const KIMLIK = sql`
  select m.ad, m.soyad, m.tc_kimlik_no as "tcKimlikNo", m.pasaport_no as "pasaportNo", m.cinsiyet, m.medeni_hali as "medeniHali",
    m.dogum_tarihi as "dogumTarihi", m.evlilik_yil_donumu as "evlilikYilDonumu", m.baba_adi as "babaAdi", m.email, m.firma,
    m.firma_musteri_no as "firmaMusteriNo", m.vergi_dairesi as "vergiDairesi", m.vergi_no as "vergiNo", m.dosya_no as "dosyaNo",
    m.kart_no as "kartNo", m.ozel_kod as "ozelKod", m.musteri_no as "musteriNo", m.aciklama, m.diger_aciklama as "digerAciklama",
    ${adOf('musteri_grubu', 'grup_id')} as grup, ${adOf('meslek', 'meslek_id')} as meslek, ${adOf('ozel_durum', 'ozel_durum_id')} as "ozelDurum",
    ${adOf('hasta_turu', 'hasta_turu_id')} as "hastaTuru", ${adOf('nereden_duydunuz', 'nereden_duydunuz_id')} as "neredenDuydunuz",
    (select u.adi from uyruk u where u.id = m.uyruk_id) as uyruk, m.tur_id as "turID", m.firma_tipi_id as "firmaTipiID", m.bayi_musteri_id as "bayiMusteriID",
    (select concat_ws(' ', t.ad, t.soyad) from musteri t where t.bayi_id = m.bayi_id and t.id = m.tavsiye_eden_id) as "tavsiyeEden",
    m.hizmet_alan as "hizmetAlan", ${adreste('il', 'm.il_id')} as il, ${adreste('ilce', 'm.ilce_id')} as ilce, m.kayit_tarihi as "kayitTarihi"
  from musteri m where m.id = `;

/** Where a photo and a signature stand in the archive, of `fotograf` and of `kvkk_riza r`. */
export const FOTOGRAF_DOSYASI = sql<string>`'fotograflar/' || tarih || '-' || id || '.jpg'`;
export const IMZA_DOSYASI = sql<string>`'imzalar/' || r.amac || '-' || r.id || '.svg'`;

type Kaynak = (id: number) => RawBuilder<unknown>;

/**
 * Everything that the house holds about a person, each as a query of rows. A test reads the catalogue and fails when a
 * table that points at customers is missing here.
 */
const KAYNAKLAR: Record<string, Kaynak> = {
  kimlik: (id) => sql`${KIMLIK}${id}`,
  telefonlar: (id) => sql`select telefon, aciklama, varsayilan_mi as "varsayilanMi" from musteri_telefon where musteri_id = ${id} order by id`,
  adresler: (id) => sql`
    select baslik, adres, ${adreste('il', 'il_id')} as il, ${adreste('ilce', 'ilce_id')} as ilce, posta_kodu as "postaKodu"
    from musteri_adres where musteri_id = ${id} order by id`,
  randevular: (id) => sql`
    select r.baslangic, r.bitis, r.durum, r.randevu_notu as not, r.silindi, r.silme_nedeni as "silmeNedeni", array(
      select u.adi from randevu_hizmet h join alt_urun u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
      where h.bayi_id = r.bayi_id and h.randevu_id = r.id order by h.id) as hizmetler
    from randevu r where r.musteri_id = ${id} order by r.baslangic`,
  satislar: (id) => sql`
    select s.tarih, s.toplam_tutar as "toplamTutar", s.alinan, s.aciklama, s.iptal_zamani as "iptalZamani",
      array(select json_build_object('adi', i.adi, 'adet', i.adet, 'tutar', i.tutar) from satis_icerik i
        where i.bayi_id = s.bayi_id and i.satis_id = s.id order by i.sira) as icerikler,
      array(select json_build_object('tarih', o.tarih, 'tutar', o.tutar, 'sekil', k.adi, 'aciklama', o.aciklama, 'iptalZamani', o.iptal_zamani)
        from satis_odeme o join odeme_sekli k on k.bayi_id = o.bayi_id and k.id = o.odeme_sekli_id
        where o.bayi_id = s.bayi_id and o.satis_id = s.id order by o.id) as odemeler
    from satis s where s.musteri_id = ${id} order by s.tarih, s.id`,
  hesapHareketleri: (id) => sql`select tarih, borc, alacak, aciklama from cari_hareket where musteri_id = ${id} order by id`,
  puanHareketleri: (id) => sql`select tarih, tur, puan from puan_hareket where musteri_id = ${id} order by id`,
  fotograflar: (id) => sql`select ${FOTOGRAF_DOSYASI} as dosya, adi as "fotografAdi", tarih, genislik, yukseklik, kayit_zamani as "kayitZamani" from fotograf
    where musteri_id = ${id} order by tarih, id`,
  rizalar: (id) => sql`
    select r.amac, k.surum, k.metin, r.kanal, r.telefon, r.zaman, r.bitis_zamani as "bitisZamani", r.bitis_turu as "bitisTuru",
      r.bitis_nedeni as "bitisNedeni", case when r.imza is not null then ${IMZA_DOSYASI} end as "imzaDosyasi"
    from kvkk_riza r join kvkk_metni k on k.bayi_id = r.bayi_id and k.id = r.metin_id where r.musteri_id = ${id} order by r.id`,
  talepler: (id) => sql`
    select tur, tarih, son_tarih as "sonTarih", aciklama, durum, cevap, cevap_tarihi as "cevapTarihi"
    from kvkk_talep where musteri_id = ${id} order by id`,
  silinenTelefonlar: (id) => sql`select maskeli, zaman from kvkk_telefon_silme where musteri_id = ${id} order by id`,
};

type Veriler = ReplyOf<typeof kvkkCalls.veriler>['veriler'];

/** The data as JSON text; refuses who may not see customers, and who is not there. */
export async function readVeriler({ tx, oturum }: Pick<Context<typeof kvkkCalls.veriler>, 'tx' | 'oturum'>, id: number): Promise<Json<Veriler>> {
  found(await tx.selectFrom('musteri').select('id').where('id', '=', id).executeTakeFirst());
  if (!oturum.yetkiler.has('musteriGoruntule')) throw new AppError('yetkiYok');
  const parts = Object.entries(KAYNAKLAR).map(
    ([ad, kaynak]) => sql`${sql.lit(ad)}, (select coalesce(json_agg(k), '[]') from (${kaynak(id)}) k)`,
  );
  const { rows } = await sql<{ veriler: Json<Veriler> }>`select json_build_object(${sql.join(parts)})::text as veriler`.execute(tx);
  return rows[0]!.veriler;
}

/** What a person gets who asks for a copy (KVKK art. 11); photos and signatures are named by their files in the archive. */
export async function getVeriler(context: Context<typeof kvkkCalls.veriler>) {
  const { id } = context.params;
  const veriler = await readVeriler(context, id);
  context.about(id);
  return new RawJson({ veriler });
}
