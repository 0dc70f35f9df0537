import * as z from 'zod/mini';
import { means } from './meaning.ts';

/*
 * The permission catalogue (spec 2§6): groups in the order of the screens, flags in the order of their
 * check boxes. The names for people are in the panel's catalogue `yetki`.
 */
export const YETKI_GRUPLARI = {
  musteri: [
    'musteriGoruntule',
    'musteriEkle',
    'musteriDuzenle',
    'musteriSil',
    'musteriTahsilat',
    'musteriSiparis',
    'musteriSatis',
    'musteriIletisim',
    'musteriIletisimGoster',
    'musteriCari',
    'musteriFotograf',
    'musteriHastaKarti',
    'musteriOzelFiyatEkle',
    'musteriOzelFiyatDuzenle',
    'musteriOzelFiyatSil',
    'gelenArama',
  ],
  randevu: [
    'randevuGoruntule',
    'randevuEkle',
    'randevuDuzenle',
    'randevuSil',
    'randevuKopyala',
    'randevuMusteriGor',
    'randevuSatis',
    'randevuAyarlari',
    'randevuTasi',
    'randevuTalep',
    'randevuTumunuGor',
    'randevuZorla',
  ],
  satis: [
    'satisGoruntule',
    'satisEkle',
    'satisDuzenle',
    'satisSil',
    'satisYazdir',
    'satisGecmis',
    'satisFiyatDegistir',
    'satisIskonto',
    'taksitGoruntule',
    'taksitPlani',
    'paketGoruntule',
    'paketEkle',
    'paketDuzenle',
    'paketPuanlaOde',
    'paketDondur',
    'paketUzat',
    'paketDevret',
    'paketPaylas',
    'paketDegistir',
    'paketIade',
    'hizmetGoruntule',
    'kampanya',
  ],
  kasa: [
    'kasaIslemleri',
    'kasaEkle',
    'kasaDuzenle',
    'kasaSil',
    'kasaVirman',
    'kasaBakiye',
    'kasaTumHesaplar',
    'kasaGecmisGider',
  ],
  urun: [
    'urunGoruntule',
    'urunEkle',
    'urunDuzenle',
    'urunSil',
    'urunHareket',
    'stokGoruntule',
    'stokDegistir',
    'recete',
    'menu',
  ],
  personel: [
    'personelGoruntule',
    'personelEkle',
    'personelDuzenle',
    'personelSil',
    'personelCari',
    'personelPrim',
    'personelIzin',
    'personelGirisCikis',
    'yetkiGoruntule',
    'yetkiVer',
    'kayitGunlugu',
    'vardiyaKullan',
  ],
  ayar: [
    'ayarlarGenelAyarIslemleri',
    'ayarKategori',
    'ayarGrup',
    'ayarOdemeSekli',
    'ayarBirim',
    'ayarSube',
    'subeGoruntule',
    'whatsappAyarlari',
  ],
  firma: ['firmaIslemleri', 'firmaCari'],
  sms: ['smsMesaj', 'smsSablon', 'smsAyar', 'smsRapor', 'smsGonder', 'smsYukle'],
  fatura: ['faturaIslemleri', 'eFatura'],
  saglik: ['saglikNet', 'kisiselDiyet', 'vucutOlculeri', 'kanOlculeri'],
  puan: ['puanYukle', 'puanAktar'],
  gecmis: ['gecmisTarihGor', 'gecmisTarihIslem'],
  siparis: ['siparisEkle', 'siparisGor', 'masaIslemleri', 'paketServis'],
  diger: ['raporlama', 'excelAktar'],
} as const;

export type YetkiGrubu = keyof typeof YETKI_GRUPLARI;
export type Yetki = (typeof YETKI_GRUPLARI)[YetkiGrubu][number];
export const YETKILER: readonly Yetki[] = Object.values(YETKI_GRUPLARI).flat();

/** The rights to see whose visit an appointment is. People without both get initials at most, in every list (spec 2§6). */
export const ZIYARETCI_YETKILERI = ['randevuGoruntule', 'randevuMusteriGor'] as const satisfies readonly Yetki[];

/** One flag for each report, with the name that the report has below `/rapor/` (spec 2§7.5). */
export const RAPOR_YETKILERI = [
  'rapor:yeni-musteri-raporu',
  'rapor:musteri-raporu',
  'rapor:tavsiye-eden-raporu',
  'rapor:nereden-duydunuz-raporu',
  'rapor:musteri-dogum-gunu-raporu',
  'rapor:yeni-musteri-analiz-raporu',
  'rapor:borcu-olan-musteri-raporu',
  'rapor:musteri-taksit-raporu',
  'rapor:taksit-odemesi-gecenler-raporu',
  'rapor:hizmet-almayan-musteriler-raporu',
  'rapor:musteri-cari-raporu',
  'rapor:paket-program-personel-raporu',
  'rapor:paket-program-alanlar-raporu',
  'rapor:satis-yapan-personel-raporu',
  'rapor:uygulayan-personel-raporu',
  'rapor:satis-raporu',
  'rapor:musteri-anketor-raporu',
  'rapor:odeme-turune-gore-satis-raporu',
  'rapor:hizmet-urun-satis-raporu',
  'rapor:satis-maliyet-raporu',
  'rapor:paket-urun-satis-raporu',
  'rapor:kasa-raporu',
  'rapor:tahsilat-raporu',
  'rapor:kasa-analiz-raporu',
  'rapor:urun-stok-raporu',
  'rapor:kritik-stok-raporu',
  'rapor:personel-cari-raporu',
  'rapor:randevu-raporu',
  'rapor:randevu-hizmetleri-raporu',
  'rapor:randevu-durumu-raporu',
  'rapor:cinsiyet-analizi-raporu',
  'rapor:yas-analizi-raporu',
  'rapor:grup-analizi-raporu',
  'rapor:nereden-duydunuz-analizi-raporu',
  'rapor:son-7-gun-satis-raporu',
  'rapor:personel-prim-raporu',
  'rapor:personel-prim-raporu-uygulayana-gore',
  'rapor:silinen-randevular-raporu',
  'rapor:bu-ay-net-tutar-tahsil-edilen-raporu',
  'rapor:bu-ay-urun-hizmet-raporu',
] as const;
export type RaporYetkisi = (typeof RAPOR_YETKILERI)[number];

const flag = z._default(means({ tur: 'hak' }, z.boolean()), false);
const flags = <T extends string>(names: readonly T[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, flag])) as Record<T, Flag>);
type Flag = z.ZodMiniDefault<z.ZodMiniBoolean>;

/** All permission flags of a person or role. A flag that is not sent is false (spec 2§6). */
export const Yetkiler = flags(YETKILER);
export type Yetkiler = z.output<typeof Yetkiler>;
/** All report flags of a person or role. */
export const RaporYetkileri = flags(RAPOR_YETKILERI);
export type RaporYetkileri = z.output<typeof RaporYetkileri>;

/** `['satisEkle']` as an object of flags, the shape of the wire. */
export function toFlags<T extends string>(all: readonly T[], given: readonly string[]): Record<T, boolean> {
  const names = new Set(given);
  const flags = {} as Record<T, boolean>;
  for (const name of all) flags[name] = names.has(name);
  return flags;
}

/**
 * The rights after flags were sent, in the shape of the tables. A flag that is not sent stays.
 * @example withFlags(['satisEkle', 'satisSil'], { satisSil: false, satisYazdir: true }) // ['satisEkle', 'satisYazdir']
 */
export function withFlags(before: readonly string[], sent: Readonly<Record<string, boolean | undefined>> | null | undefined): string[] {
  const flags = Object.entries(sent ?? {});
  const kept = before.filter((name) => sent?.[name] === undefined);
  return [...kept, ...flags.flatMap(([name, given]) => (given ? [name] : []))];
}
