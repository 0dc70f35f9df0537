import * as z from 'zod/mini';
import { call } from './call.ts';
import { metin, ondalik, saatAlani, tamSayi } from './fields.ts';

/** The switches of a business (spec 2§3.12); every one is off unless somebody turns it on. */
export const AYAR_ANAHTARLARI = [
  'kurumKodu',
  'odemeSekliGirilsinMi',
  'teslimEdenGirilsinMi',
  'otomatikYazdirilsinMi',
  'mutfakPaketBekle',
  'musteriAdiGirilsinMi',
  'musteriSoyadiGirilsinMi',
  'musteriTelefonuGirilsinMi',
  'musteriAdresiGirilsinMi',
  'kodKullanilsinMi',
  'masadaKodKullanilsinMi',
  'ekranKlavyesiKullanilsinMi',
  'receteKullanilsinMi',
  'stokAlarm',
  'maliGunKullanilsinMi',
  'faturayiKDVliKullan',
  'genericTextYaziciKullan',
  'masaSatisOtomatikYazdirsinMi',
  'kuryeyiSiraliKullansinMi',
  'siparisTipiGirilsinMi',
  'paketServisOtomatikSms',
  'baslangicTamEkranMasalar',
  'kartiYoksa',
  'kartsizMusteri',
  'turkceKarakter',
  'bayiTumMusteriGorsunMu',
  'kayitsizMusteriRandevuAlinsinMi',
  'bayiMusteriIDGorulsunMu',
  'fotoFtp',
  'enterKullanilsinMi',
  'satistaPersonelKullanilsinMi',
  'satistaIslemdeKullanilsin',
  'satistaPuanKullanilsin',
  'satistaTutarDegistirilsinMi',
  'musteriEPostaGirilsinMi',
  'genelIskontoKullanilsinMi',
  'stokDurumu',
  'musteriNeredenDuydunuz',
  'musteriTCGirilsin',
  'kayitEdenPersonelKullanilsinMi',
  'saglikNetKullanilsin',
  'puanKazanincaSMSAt',
  'satisFisindeTelefonKullanilsin',
  'yeniRandevuEkrani',
  'yeniMusteriEkrani',
  'yeniSatisEkrani',
  'uygulayanPersonelKullanilsin',
  'kvkkKullanilsin',
  'vardiyaKullanilsin',
] as const;
export type AyarAnahtari = (typeof AYAR_ANAHTARLARI)[number];

const katsayi = () =>
  z
    .number({ error: 'sayiGecersiz' })
    .check(z.gte(0, { error: 'sayiGecersiz' }), z.lte(1000, { error: 'sayiGecersiz' }), ondalik(4, 'sayiGecersiz'));

const SAYILAR = {
  ciktiSayisi: tamSayi(1, 5),
  satirSayisi: tamSayi(0, 999),
  sutunSayisi: tamSayi(0, 999),
  faturaSatirSayisi: tamSayi(0, 999),
  puanHesapKatsayi: katsayi(),
  puanlamaKatsayi: katsayi(),
};

const METINLER = {
  yaziciAdi: z.nullable(metin(100)),
  faturaYaziciAdi: z.nullable(metin(100)),
  maliSaat: z.nullable(saatAlani()),
  paketServisSmsMetni: z.nullable(metin(1000)),
  kvkksmsMetni: z.nullable(metin(1000)),
  hizmetSatisSozlesmesi: z.nullable(metin(50_000)),
};

const anahtar = () => z.boolean({ error: 'secimGecersiz' });
type Anahtarlar = Record<AyarAnahtari, ReturnType<typeof anahtar>>;
const anahtarlar = Object.fromEntries(AYAR_ANAHTARLARI.map((ad) => [ad, anahtar()])) as Anahtarlar;

/** What the panel asks of the settings all day: switches and numbers, without the long texts. */
const GecerliAyarlar = z.object({ ...anahtarlar, ...SAYILAR });
export type GecerliAyarlar = z.output<typeof GecerliAyarlar>;

/** All settings that belong to nothing else. */
const Ayarlar = z.object({ ...anahtarlar, ...SAYILAR, ...METINLER });
export type Ayarlar = z.output<typeof Ayarlar>;

/** What a setting is while nobody has said otherwise (spec 2§3.12, 2§9). */
export const AYAR_VARSAYILANLARI: Readonly<Ayarlar> = {
  ...(Object.fromEntries(AYAR_ANAHTARLARI.map((ad) => [ad, false])) as Record<AyarAnahtari, false>),
  ciktiSayisi: 1,
  satirSayisi: 0,
  sutunSayisi: 0,
  faturaSatirSayisi: 0,
  puanHesapKatsayi: 0,
  puanlamaKatsayi: 1,
  yaziciAdi: null,
  faturaYaziciAdi: null,
  maliSaat: null,
  paketServisSmsMetni: null,
  kvkksmsMetni: null,
  hizmetSatisSozlesmesi: null,
};

export const ayarCalls = {
  /** The switches as every screen follows them. */
  gecerli: call.get('/ayar/gecerli-ayarlar', { reply: z.object({ ayarlar: GecerliAyarlar }), yetki: 'giris' }),
};
