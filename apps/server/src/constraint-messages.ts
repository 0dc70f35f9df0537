import { TANIM_TURLERI, tanimOf } from '@defter/contract/tanim.ts';
import { sqlAdi } from './modules/tanim/tablo.ts';
import type { ConstraintMessages } from './platform/errors/from-database.ts';

/** A name that an entry of the same kind has already. */
const tanimAdlari = Object.fromEntries(
  TANIM_TURLERI.filter((tur) => tanimOf(tur).yetki).map((tur) => [`${sqlAdi(tur)}_adi_tekil`, ['tanimAdiMukerrer', 'adi'] as const]),
);

/** What a broken constraint says to people. Its name is all that PostgreSQL tells. */
export const constraintMessages: ConstraintMessages = {
  kimlik_kullanici_adi_tekil: ['personelMevcut', 'kullaniciAdi'],
  kimlik_cep_telefonu_tekil: ['personelMevcut', 'cepTelefonu'],
  kimlik_e_posta_tekil: ['personelMevcut', 'ePosta'],
  musteri_dosya_no_tekil: ['dosyaNoKullanimda', 'musteri.dosyaNo'],
  bayi_ilce_il: ['ilceIlineAitDegil', 'ilceID'],
  ayar_degisikligi_bir_kez: 'ayarZatenGeriAlindi',
  musteri_ilce_il: ['ilceIlineAitDegil', 'musteri.ilceID'],
  musteri_adres_ilce_il: 'ilceIlineAitDegil',
  musteri_telefon_tekil: 'telefonBaskaMusteride',
  ana_urun_adi_tekil: ['urunAdiMukerrer', 'adi'],
  alt_urun_adi_tekil: ['urunAdiMukerrer', 'adi'],
  alt_urun_barkod_tekil: ['barkodKullanimda', 'barkod'],
  alt_urun_birim_tekil: ['urunBirimiVar', 'birimID'],
  alt_urun_sarf_tekil: 'receteTekrar',
  alt_urun_sarf_kendisi: 'receteKendisi',
  ...tanimAdlari,
  // Two who wrote the next version of a text at once.
  kvkk_metni_surum_tekil: 'kayitDegismis',
  randevu_cakismasi: 'ayniSaatteRandevu',
  randevu_sure: 'bitisOnce',
  vardiya_sablon_adi_tekil: ['vardiyaAdiMukerrer', 'sablonAdi'],
  vardiya_cakismasi: 'vardiyaCakisiyor',
  vardiya_bos_gun: 'vardiyaBosGun',
  vardiya_bos_tekil: 'vardiyaBosGun',
  personel_izin_cakismasi: 'izinCakisiyor',
  personel_izin_sure: 'bitisOnce',
  giris_cikis_qr_tekil: 'qrKullanildi',
  satis_randevu_tekil: 'randevudaSatisVar',
  satis_odeme_fazla: 'odemeFazla',
  kasa_bir_kez_iptal: 'kayitDegismis',
  personel_hakedis_bir_kez_iptal: 'kayitDegismis',
  rol_adi_tekil: ['rolAdiMukerrer', 'adi'],
  personel_bayi_tekil: ['personelBayiVar', 'bayiID'],
};
