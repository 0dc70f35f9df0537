import type { AyarAnahtari } from '@defter/contract/ayar.ts';

/** Settings of one line: a switch, or the number of copies. */
export type AyarSatiri = AyarAnahtari | 'ciktiSayisi';

/**
 * The switches of each tab, in their order. Only those that do something: the others of the wire are kept, and come
 * here with what they turn on.
 */
export const ANAHTARLAR = {
  genel: ['vardiyaKullanilsin', 'bayiMusteriIDGorulsunMu', 'kayitEdenPersonelKullanilsinMi'],
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
    'uygulayanPersonelKullanilsin',
    'otomatikYazdirilsinMi',
    'ciktiSayisi',
    'satisFisindeTelefonKullanilsin',
  ],
  kvkk: ['kvkkKullanilsin'],
} as const satisfies Record<string, readonly AyarSatiri[]>;

