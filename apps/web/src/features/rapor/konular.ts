import type { HazirRapor } from '@defter/contract/raporlar.ts';

/** The reports by subject, in the order of the centre; its words are `konu.{name}` of the catalogue `rapor`. */
export const KONULAR = {
  satis: [
    'satis-raporu',
    'son-7-gun-satis-raporu',
    'bu-ay-net-tutar-tahsil-edilen-raporu',
    'odeme-turune-gore-satis-raporu',
    'hizmet-urun-satis-raporu',
    'bu-ay-urun-hizmet-raporu',
    'satis-maliyet-raporu',
  ],
  paket: ['paket-program-alanlar-raporu', 'paket-urun-satis-raporu', 'paket-program-personel-raporu'],
  kasa: ['kasa-raporu', 'kasa-analiz-raporu', 'tahsilat-raporu'],
  musteri: [
    'musteri-raporu',
    'yeni-musteri-raporu',
    'hizmet-almayan-musteriler-raporu',
    'musteri-dogum-gunu-raporu',
    'nereden-duydunuz-raporu',
    'musteri-anketor-raporu',
    'tavsiye-eden-raporu',
    'yeni-musteri-analiz-raporu',
  ],
  borc: ['borcu-olan-musteri-raporu', 'musteri-cari-raporu', 'musteri-taksit-raporu', 'taksit-odemesi-gecenler-raporu'],
  randevu: ['randevu-raporu', 'randevu-hizmetleri-raporu', 'randevu-durumu-raporu', 'silinen-randevular-raporu'],
  personel: ['satis-yapan-personel-raporu', 'uygulayan-personel-raporu', 'personel-prim-raporu', 'personel-prim-raporu-uygulayana-gore', 'personel-cari-raporu'],
  analiz: ['grup-analizi-raporu', 'yas-analizi-raporu', 'cinsiyet-analizi-raporu', 'nereden-duydunuz-analizi-raporu'],
  stok: ['urun-stok-raporu', 'kritik-stok-raporu'],
} as const satisfies Record<string, readonly HazirRapor[]>;

type Konulu = (typeof KONULAR)[keyof typeof KONULAR][number];
/** Every report has its subject: a name that is missing above does not compile. */
export const KONULU_RAPORLAR: readonly HazirRapor[] = Object.values(KONULAR).flat() satisfies readonly Konulu[] as [HazirRapor] extends [Konulu] ? HazirRapor[] : never;
