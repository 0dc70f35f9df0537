/*
 * Every message key that the server answers with, and the status it comes with. One code is one key is
 * one text: the panel's catalogue `mesaj` must have each of them in both languages or it does not compile.
 */

const BASARILI = {
  kayitBasarili: 200,
  guncellemeBasarili: 200,
  silmeBasarili: 200,
  kodGonderildi: 200,
  kodDogrulandi: 200,
  parolaDegisti: 200,
  musteriAktifEdildi: 200,
  musteriPasifEdildi: 200,
  randevuKapatildi: 200,
  satisIptalEdildi: 200,
  oturumKapatildi: 200,
  demoKaldirildi: 200,
  tanimBirlestirildi: 200,
  tanimGeriGeldi: 200,
  ayarGeriAlindi: 200,
} as const;

const HATALI = {
  hataOlustu: 500,
  istekHatasi: 503,
  istekGecersiz: 400,
  istekBuyuk: 413,
  bulunamadi: 404,
  yetkiYok: 403,
  tokenGecersiz: 401,
  cokFazlaIstek: 429,
  tekrarFarkli: 409,
  kayitDegismis: 409,
  baskaKayitVar: 409,
  kullanimdaSilinemez: 409,
  tanimAdiMukerrer: 409,
  sistemKaydi: 409,
  tanimBirlestirilemez: 422,
  tanimGeriAlinamaz: 409,
  altKayitAyniAdli: 409,
  alanlarHatali: 422,
  zorunluAlan: 422,
  metinUzun: 422,
  tarihGecersiz: 422,
  saatGecersiz: 422,
  kimlikGecersiz: 422,
  tutarGecersiz: 422,
  sayiGecersiz: 422,
  secimGecersiz: 422,
  telefonGecersiz: 422,
  ePostaGecersiz: 422,
  tcKimlikNoGecersiz: 422,
  vergiNoGecersiz: 422,
  gizliKaydedilemez: 422,
  dosyaBuyuk: 422,
  resimGecersiz: 422,
  iskonto100: 422,
  parolaKisa: 422,
  parolaBasit: 422,
  adSoyadGerekli: 422,
  kullaniciAdiGecersiz: 422,
  bitisOnce: 422,
  tarihAraligi31: 422,
  ilceIlineAitDegil: 422,
  girisHatali: 401,
  girisKilitli: 429,
  ipIzinYok: 403,
  paketSuresiDoldu: 403,
  paketSinir: 403,
  randevuHakkiBitti: 403,
  satisModuluYok: 403,
  uyeMevcut: 409,
  kodGecersiz: 422,
  kodSuresiDoldu: 422,
  kodSinir: 429,
  kodBekle: 429,
  telefonDogrulanmadi: 422,
  numaraBulunamadi: 404,
  sifreYanlis: 422,
  personelMevcut: 409,
  personelPasif: 422,
  sonKullanici: 409,
  kendiniSilemezsin: 409,
  devamEdenRandevu: 409,
  telefonVar: 422,
  telefonBaskaMusteride: 409,
  dosyaNoKullanimda: 409,
  musteriPasif: 422,
  urunAdiMukerrer: 409,
  urunSatistaDegil: 422,
  ayniSaatteRandevu: 409,
  gecmiseRandevu: 422,
  kayitsizMusteri: 422,
  musteriSecin: 422,
  calismaSaatiDisinda: 422,
  durumGecisiYok: 409,
  randevuKapali: 409,
  randevudaSatisVar: 409,
  baslikDolu: 409,
  iskontoSinir: 403,
  iskontoTutardanBuyuk: 422,
  odemeFazla: 422,
  icerikGerekli: 422,
  odemeSekliGecersiz: 422,
  satisIptal: 409,
  satisTarihiIleri: 422,
  tutarSifir: 422,
  tutarYuksek: 422,
  tarihIleri: 422,
  kasaSatistanGelir: 409,
  ayarPaketYok: 403,
  ayarSonradanDegisti: 409,
  ayarZatenGeriAlindi: 409,
  ipAdresiGecersiz: 422,
  ipAdresiVar: 409,
  ipKendiniKilitler: 409,
  mersisNoGecersiz: 422,
  webSitesiGecersiz: 422,
  satistaTutarKapali: 422,
  genelIskontoKapali: 422,
  odemeGerekli: 422,
  satisAcikKalamaz: 422,
} as const;

/** Key → HTTP status of every message, good or bad. */
export const MESAJLAR = { ...BASARILI, ...HATALI };
export type HataKodu = keyof typeof MESAJLAR;

export const isHataKodu = (text: string): text is HataKodu => Object.hasOwn(MESAJLAR, text);

type Issue = { code?: string; input?: unknown; expected?: unknown; origin?: unknown };

/** The key for a wrong value of which its shape says nothing special: missing, too long, no number, no such choice. */
export function defaultKey({ code, input, expected, origin }: Issue): HataKodu {
  if (input === undefined || input === null) return 'zorunluAlan';
  if (code === 'too_big' && origin === 'string') return 'metinUzun';
  if (code === 'too_big' && origin === 'array') return 'istekBuyuk';
  if (code === 'too_small' && (origin === 'string' || origin === 'array')) return 'zorunluAlan';
  if (expected === 'number' || expected === 'int' || origin === 'number' || origin === 'int') return 'sayiGecersiz';
  return code === 'invalid_value' || expected === 'boolean' ? 'secimGecersiz' : 'alanlarHatali';
}
