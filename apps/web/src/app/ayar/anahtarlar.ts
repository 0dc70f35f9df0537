import type { EtkinAnahtar } from '@defter/contract/ayar.ts';

/** Settings of one line: a switch, the number of copies, or a coefficient. */
export type AyarSatiri = EtkinAnahtar | 'ciktiSayisi' | Katsayi;
export type Katsayi = 'puanlamaKatsayi' | 'puanHesapKatsayi';

/**
 * The switches of each tab, in their order. Only those that do something: the others of the wire are kept, and come
 * here with what they turn on.
 */
export const ANAHTARLAR = {
  genel: ['vardiyaKullanilsin', 'kayitsizMusteriRandevuAlinsinMi', 'bayiMusteriIDGorulsunMu', 'kayitEdenPersonelKullanilsinMi', 'enterKullanilsinMi'],
  zorunlu: [
    'musteriSoyadiGirilsinMi',
    'musteriTelefonuGirilsinMi',
    'musteriEPostaGirilsinMi',
    'musteriAdresiGirilsinMi',
    'musteriTCGirilsin',
    'musteriNeredenDuydunuz',
  ],
  tercihler: [
    'satistaTutarDegistirilsinMi',
    'genelIskontoKullanilsinMi',
    'odemeSekliGirilsinMi',
    'satistaIslemdeKullanilsin',
    'satistaPersonelKullanilsinMi',
    'uygulayanPersonelKullanilsin',
    'otomatikYazdirilsinMi',
    'ciktiSayisi',
    'satisFisindeTelefonKullanilsin',
  ],
  kvkk: ['kvkkKullanilsin'],
  puan: ['satistaPuanKullanilsin', 'puanlamaKatsayi', 'puanHesapKatsayi', 'puanKazanincaSMSAt'],
} as const satisfies Record<string, readonly AyarSatiri[]>;

