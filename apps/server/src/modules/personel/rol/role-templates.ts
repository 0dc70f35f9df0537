import { RAPOR_YETKILERI, type RaporYetkisi, type Yetki, YETKI_GRUPLARI, YETKILER } from '@defter/contract/yetkiler.ts';

type RolSablonu = { yetkiler: readonly Yetki[]; raporYetkileri: readonly RaporYetkisi[] };

const { kasa, randevu, satis } = YETKI_GRUPLARI;
const without = <T extends string>(all: readonly T[], ...left: T[]) => all.filter((name) => !left.includes(name));

/** The rights that everybody who serves customers needs: to see the own day and the services. */
const UYGULAYICI: readonly Yetki[] = [
  'musteriGoruntule',
  'musteriFotograf',
  'musteriHastaKarti',
  'randevuGoruntule',
  'randevuMusteriGor',
  'hizmetGoruntule',
  'urunGoruntule',
  'personelGoruntule',
  'gecmisTarihGor',
];
/** Practitioners who keep their own calendar. */
const KENDI_TAKVIMI: readonly Yetki[] = [...UYGULAYICI, 'musteriIletisim', 'randevuEkle', 'randevuDuzenle', 'randevuTasi'];

const PARA_RAPORLARI: readonly RaporYetkisi[] = [
  'rapor:borcu-olan-musteri-raporu',
  'rapor:musteri-taksit-raporu',
  'rapor:taksit-odemesi-gecenler-raporu',
  'rapor:musteri-cari-raporu',
  'rapor:satis-raporu',
  'rapor:odeme-turune-gore-satis-raporu',
  'rapor:hizmet-urun-satis-raporu',
  'rapor:satis-maliyet-raporu',
  'rapor:kasa-raporu',
  'rapor:tahsilat-raporu',
  'rapor:kasa-analiz-raporu',
  'rapor:personel-cari-raporu',
  'rapor:personel-prim-raporu',
  'rapor:personel-prim-raporu-uygulayana-gore',
];

/** The rights of the roles that a new business finds, by their names in the lookup data; a start that it changes as it likes. */
export const ROL_SABLONLARI: Readonly<Record<string, RolSablonu>> = {
  Yönetici: { yetkiler: YETKILER, raporYetkileri: RAPOR_YETKILERI },
  'Şube müdürü': { yetkiler: without(YETKILER, 'yetkiVer', 'ayarSube', 'firmaCari'), raporYetkileri: RAPOR_YETKILERI },
  'Resepsiyon / sekreter': {
    yetkiler: [
      'musteriGoruntule',
      'musteriEkle',
      'musteriDuzenle',
      'musteriTahsilat',
      'musteriSatis',
      'musteriIletisim',
      'musteriCari',
      'gelenArama',
      ...without(randevu, 'randevuAyarlari', 'randevuZorla'),
      'satisGoruntule',
      'satisEkle',
      'satisYazdir',
      'taksitGoruntule',
      'paketGoruntule',
      'hizmetGoruntule',
      'kasaIslemleri',
      'kasaEkle',
      'kasaBakiye',
      'urunGoruntule',
      'stokGoruntule',
      'personelGoruntule',
      'gecmisTarihGor',
      'smsGonder',
      'smsMesaj',
    ],
    raporYetkileri: ['rapor:randevu-raporu', 'rapor:randevu-durumu-raporu', 'rapor:musteri-dogum-gunu-raporu'],
  },
  'Uzman / uygulayıcı': { yetkiler: UYGULAYICI, raporYetkileri: [] },
  Diyetisyen: { yetkiler: [...KENDI_TAKVIMI, 'kisiselDiyet', 'vucutOlculeri', 'kanOlculeri'], raporYetkileri: [] },
  Fizyoterapist: { yetkiler: [...KENDI_TAKVIMI, 'vucutOlculeri'], raporYetkileri: [] },
  Hekim: { yetkiler: [...KENDI_TAKVIMI, 'recete', 'saglikNet', 'kanOlculeri'], raporYetkileri: [] },
  Muhasebe: {
    yetkiler: [
      'musteriGoruntule',
      'musteriCari',
      'musteriTahsilat',
      ...without(satis, 'satisEkle', 'satisSil', 'satisFiyatDegistir', 'satisIskonto', 'kampanya'),
      ...kasa,
      'urunGoruntule',
      'stokGoruntule',
      'personelGoruntule',
      'personelCari',
      'personelPrim',
      'firmaIslemleri',
      'firmaCari',
      'faturaIslemleri',
      'eFatura',
      'gecmisTarihGor',
      'raporlama',
      'excelAktar',
    ],
    raporYetkileri: PARA_RAPORLARI,
  },
  'Çağrı merkezi': {
    yetkiler: [
      'musteriGoruntule',
      'musteriEkle',
      'musteriIletisim',
      'gelenArama',
      'randevuGoruntule',
      'randevuEkle',
      'randevuDuzenle',
      'randevuMusteriGor',
      'randevuTalep',
      'randevuTumunuGor',
      'hizmetGoruntule',
      'urunGoruntule',
      'gecmisTarihGor',
      'smsGonder',
    ],
    raporYetkileri: [],
  },
  Stajyer: { yetkiler: ['randevuGoruntule', 'randevuMusteriGor', 'hizmetGoruntule', 'urunGoruntule'], raporYetkileri: [] },
};
