import type { EtkinAnahtar } from '@defter/contract/ayar.ts';

/** Settings that take one line: a switch, a small number, or a coefficient. */
export type AyarSatiri = EtkinAnahtar | KucukSayi | Katsayi;
export type KucukSayi = 'ciktiSayisi' | 'telefonEnAz' | 'telefonEnCok' | 'gelmemeSiniri' | 'kaporaIadeSaat';
export type Katsayi = 'puanlamaKatsayi' | 'puanHesapKatsayi';

/**
 * The switches of each tab, in order. Only switches that have an effect are listed. The other ones of the wire are
 * kept, and are added here together with the function they turn on.
 */
export const ANAHTARLAR = {
  genel: ['vardiyaKullanilsin', 'kayitsizMusteriRandevuAlinsinMi', 'bayiMusteriIDGorulsunMu', 'kayitEdenPersonelKullanilsinMi', 'gelmemeSiniri', 'kaporaIadeSaat', 'enterKullanilsinMi'],
  zorunlu: [
    'musteriSoyadiGirilsinMi',
    'musteriTelefonuGirilsinMi',
    'musteriEPostaGirilsinMi',
    'musteriAdresiGirilsinMi',
    'musteriTCGirilsin',
    'musteriNeredenDuydunuz',
    'telefonEnAz',
    'telefonEnCok',
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
    'receteKullanilsinMi',
    'stokDurumu',
    'stokAlarm',
  ],
  kvkk: ['kvkkKullanilsin'],
  puan: ['satistaPuanKullanilsin', 'puanlamaKatsayi', 'puanHesapKatsayi', 'puanKazanincaSMSAt'],
} as const satisfies Record<string, readonly AyarSatiri[]>;

