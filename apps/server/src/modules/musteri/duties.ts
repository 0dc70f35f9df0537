import { sql } from 'kysely';
import { type Duties, runAll } from '../../platform/duties.ts';
import { adreste, KIMLIK } from './kisisel-veriler.ts';
import { refreshAramaSutunu } from './arama.ts';

export const musteriDuties: Duties = {
  name: 'musteri',
  tables: ['musteri', 'musteri_telefon', 'musteri_adres', 'musteri_farkli', 'musteri_birlestirme', 'musteri_aktarimi', 'musteri_aktarim_satiri', 'musteri_aktarim_eslemesi', 'musteri_fiyat'],
  constraints: {
    musteri_dosya_no_tekil: ['dosyaNoKullanimda', 'musteri.dosyaNo'],
    musteri_ilce_il: ['ilceIlineAitDegil', 'musteri.ilceID'],
    musteri_adres_ilce_il: 'ilceIlineAitDegil',
    musteri_fiyat_tekil: ['ozelFiyatVar', 'altUrunID'],
    musteri_telefon_tekil: 'telefonKayitli',
  },
  names: { musteri: (id) => sql`select concat_ws(' ', ad, soyad) from musteri where id = ${id}` },
  person: {
    data: {
      kimlik: (id) => sql`${KIMLIK}${id}`,
      telefonlar: (id) => sql`select telefon, aciklama, varsayilan_mi as "varsayilanMi" from musteri_telefon where musteri_id = ${id} order by id`,
      ozelFiyatlar: (id) => sql`select u.adi as hizmet, o.fiyat as tutar, o.bitis from musteri_fiyat o join alt_urun_ozet u on u.bayi_id = o.bayi_id and u.id = o.alt_urun_id where o.musteri_id = ${id} order by o.id`,
      adresler: (id) => sql`
        select baslik, adres, ${adreste('il', 'il_id')} as il, ${adreste('ilce', 'ilce_id')} as ilce, posta_kodu as "postaKodu"
        from musteri_adres where musteri_id = ${id} order by id`,
    },
    async forget(tx, { id }) {
      await runAll(tx, [
        // The rows of files that the person came from. One that could not be read names nobody's record: it is told by the name or the number, and who
        // only has the same name loses nothing that was taken over.
        sql`update musteri_aktarim_satiri s set ad = null, soyad = null, telefon = null, dosya_no = null, tc_kimlik_no = null, adres = null,
          email = null, dogum_tarihi = null, onceki = null
          from musteri m where m.id = ${id} and (s.musteri_id = m.id or s.sonuc = 'hatali' and (
            katla(concat_ws(' ', s.ad, s.soyad)) = m.ad_katli or s.tc_kimlik_no = m.tc_kimlik_no or right(regexp_replace(s.telefon, '\\D', '', 'g'), 10) in (
              select right(telefon, 10) from musteri_telefon where musteri_id = m.id)))`,
        sql`delete from musteri_telefon where musteri_id = ${id}`,
        sql`delete from musteri_adres where musteri_id = ${id}`,
        // The backup of a merge.
        sql`update musteri_birlestirme set yedek = null, giden_adi = 'Anonim Müşteri' where kalan_id = ${id} or giden_id = ${id}`,
        sql`update musteri set ad = 'Anonim Müşteri', soyad = '#' || id, email = null, tc_kimlik_no = null, pasaport_no = null, firma = null,
          firma_musteri_no = null, vergi_dairesi = null, vergi_no = null, dosya_no = null, kart_no = null, ozel_kod = null, musteri_no = null,
          bayi_musteri_id = null, aciklama = null, diger_aciklama = null, baba_adi = null, dogum_tarihi = null, evlilik_yil_donumu = null,
          medeni_hali = null, uyruk_id = null, meslek_id = null, ozel_durum_id = null, hasta_turu_id = null, aktif_mi = false,
          anonim_zamani = now(), surum = surum + 1
          where id = ${id}`,
      ]);
      await refreshAramaSutunu(tx, id);
    },
  },
  demo: {
    emptied: {
      musteri_farkli: true,
      musteri_birlestirme: true,
      musteri_aktarim_satiri: true,
      musteri_aktarimi: true,
      musteri_fiyat: true,
      musteri_telefon: true,
      musteri_adres: true,
      musteri: true,
    },
  },
};
