import { YURTDISI_HANE } from '@defter/rules/telefon.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import {
  bos,
  evetHayir,
  kimlik,
  kimlikOrZero,
  kimlikReply,
  liste,
  metin,
  ondalik,
  saatAlani,
  sayfaAlanlari,
  sayi,
  surumOrNull,
  tamSayi,
} from './fields.ts';
import { means } from './meaning.ts';
import { FirmaAlanlari } from './firma.ts';
import { Okunus } from './okunus.ts';

/** The switches that have an effect. Each stands in a tab of the settings; docs/settings.md explains all. */
export const ETKIN_ANAHTARLAR = [
  'odemeSekliGirilsinMi',
  'otomatikYazdirilsinMi',
  'musteriSoyadiGirilsinMi',
  'musteriTelefonuGirilsinMi',
  'musteriAdresiGirilsinMi',
  'musteriEPostaGirilsinMi',
  'musteriTCGirilsin',
  'musteriNeredenDuydunuz',
  'kayitsizMusteriRandevuAlinsinMi',
  'bayiMusteriIDGorulsunMu',
  'kayitEdenPersonelKullanilsinMi',
  'satistaPersonelKullanilsinMi',
  'satistaIslemdeKullanilsin',
  'satistaPuanKullanilsin',
  'satistaTutarDegistirilsinMi',
  'genelIskontoKullanilsinMi',
  'puanKazanincaSMSAt',
  'satisFisindeTelefonKullanilsin',
  'uygulayanPersonelKullanilsin',
  'kvkkKullanilsin',
  'vardiyaKullanilsin',
  'enterKullanilsinMi',
  'receteKullanilsinMi',
  'stokAlarm',
  'stokDurumu',
] as const;
/** Switches of modules that do not exist yet (branches, invoices, health network). They are saved, and shown once their module exists. */
const SONRAKI_ANAHTARLAR = [
  'kurumKodu',
  'faturayiKDVliKullan',
  'bayiTumMusteriGorsunMu',
  'saglikNetKullanilsin',
] as const;
/** Switches of the restaurant product and of desktop programs. They are saved for their clients and never shown. */
const ARTIK_ANAHTARLAR = [
  'teslimEdenGirilsinMi',
  'mutfakPaketBekle',
  'musteriAdiGirilsinMi',
  'kodKullanilsinMi',
  'masadaKodKullanilsinMi',
  'ekranKlavyesiKullanilsinMi',
  'maliGunKullanilsinMi',
  'genericTextYaziciKullan',
  'masaSatisOtomatikYazdirsinMi',
  'kuryeyiSiraliKullansinMi',
  'siparisTipiGirilsinMi',
  'paketServisOtomatikSms',
  'baslangicTamEkranMasalar',
  'kartiYoksa',
  'kartsizMusteri',
  'turkceKarakter',
  'fotoFtp',
  'yeniRandevuEkrani',
  'yeniMusteriEkrani',
  'yeniSatisEkrani',
] as const;
/** The switches of a business (spec 2§3.12). Each is off until somebody turns it on. */
export const AYAR_ANAHTARLARI = [...ETKIN_ANAHTARLAR, ...SONRAKI_ANAHTARLAR, ...ARTIK_ANAHTARLAR] as const;
export type EtkinAnahtar = (typeof ETKIN_ANAHTARLAR)[number];
export type AyarAnahtari = (typeof AYAR_ANAHTARLARI)[number];

const IP_BICIMLERI = [z.core.regexes.ipv4, z.core.regexes.ipv6, z.core.regexes.cidrv4, z.core.regexes.cidrv6];
/** One address or a whole network: `88.230.10.5`, `10.0.0.0/24`. */
const ipAdresi = means(
  { tur: 'metin' },
  z.string({ error: 'zorunluAlan' }).check(z.trim(), z.refine((text) => IP_BICIMLERI.some((bicim) => bicim.test(text)), { error: 'ipAdresiGecersiz' })),
);

const katsayi = () => sayi().check(z.gte(0, { error: 'sayiGecersiz' }), z.lte(1000, { error: 'sayiGecersiz' }), ondalik(4, 'sayiGecersiz'));

const SAYILAR = {
  ciktiSayisi: tamSayi(1, 5),
  satirSayisi: tamSayi(0, 999),
  sutunSayisi: tamSayi(0, 999),
  faturaSatirSayisi: tamSayi(0, 999),
  puanHesapKatsayi: katsayi(),
  puanlamaKatsayi: katsayi(),
  /** The number of digits of a foreign phone with its country code (spec 2§5). */
  telefonEnAz: tamSayi(YURTDISI_HANE.enAz, YURTDISI_HANE.enCok),
  telefonEnCok: tamSayi(YURTDISI_HANE.enAz, YURTDISI_HANE.enCok),
  /** Ours: the number of missed appointments from which on the desk is warned of a customer; 0 never. */
  gelmemeSiniri: tamSayi(0, 10),
  /** Ours: the hours before an appointment until which its deposit is given back (docs/adr/0084). */
  kaporaIadeSaat: tamSayi(0, 72),
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

/** The settings that every screen follows: switches and numbers, without the long texts. */
export const GecerliAyarlar = z.object({ ...anahtarlar, ...SAYILAR });
export type GecerliAyarlar = z.output<typeof GecerliAyarlar>;

/** All settings without a place of their own elsewhere. */
const Ayarlar = z.object({ ...anahtarlar, ...SAYILAR, ...METINLER });
export type Ayarlar = z.output<typeof Ayarlar>;

/** The value of each setting until somebody changes it (spec 2§3.12, 2§9). */
export const AYAR_VARSAYILANLARI: Readonly<Ayarlar> = {
  ...(Object.fromEntries(AYAR_ANAHTARLARI.map((ad) => [ad, false])) as Record<AyarAnahtari, false>),
  ciktiSayisi: 1,
  satirSayisi: 0,
  sutunSayisi: 0,
  faturaSatirSayisi: 0,
  puanHesapKatsayi: 1,
  puanlamaKatsayi: 1,
  telefonEnAz: YURTDISI_HANE.enAz,
  telefonEnCok: YURTDISI_HANE.enCok,
  gelmemeSiniri: 3,
  kaporaIadeSaat: 24,
  yaziciAdi: null,
  faturaYaziciAdi: null,
  maliSaat: null,
  paketServisSmsMetni: null,
  kvkksmsMetni: null,
  hizmetSatisSozlesmesi: null,
};

const varsayilanli = <S extends Partial<Ayarlar>, F extends { [K in keyof S]: z.ZodMiniType<NonNullable<S[K]>> }>(alanlar: F) =>
  Object.fromEntries(Object.entries(alanlar).map(([ad, alan]) => [ad, z._default(alan as z.ZodMiniType, AYAR_VARSAYILANLARI[ad as keyof Ayarlar] as never)])) as {
    [K in keyof F]: z.ZodMiniDefault<F[K]>;
  };
/** The settings as they are saved. A cleared setting gets its default back. */
const YENI_AYARLAR = { ...varsayilanli(anahtarlar), ...varsayilanli(SAYILAR), ...METINLER };

/** The parts of the company that the settings show too (spec 2§3.12). They are stored with the company. */
const { firmaAdi, telefon, adres, ilID, ilceID } = FirmaAlanlari.shape;
const FIRMA = { firmaAdi, telefon, adres, ilID, ilceID };

export const GenelAyarlar = z.object({ bayiID: z.int(), ...Ayarlar.shape, ...FIRMA });

const IpAdresi = z.object({ id: z.int(), bayiID: z.int(), ip: z.string() });
/** Confirms that the person knows they could not sign in again from their present address. */
const onay = evetHayir(false);
/** The same for a call of the specification, whose clients cannot confirm: null is accepted and noted in the record log. */
const onayOrNull = bos(z.boolean({ error: 'secimGecersiz' }));

/** The part of the settings that a change is about. */
export const AYAR_BOLUMLERI = ['ayar', 'firma', 'ip', 'randevu', 'sutun'] as const;
export type AyarBolumu = (typeof AYAR_BOLUMLERI)[number];

const deger = z.nullable(z.string());
/** One save of the settings: each field before and after, as the wire writes it. */
const AyarDegisikligi = z.object({
  id: z.int(),
  zaman: z.string(),
  personelAdi: z.string(),
  bolum: z.enum(AYAR_BOLUMLERI),
  /** `kayit` is the column of the calendar that has the field. A picture is given by its address. */
  alanlar: z.array(z.object({ alan: z.string(), kayit: deger, ...Okunus.shape, onceki: deger, sonraki: deger })),
  /** The change that this one has undone. */
  geriAlinanID: bos(z.int()),
  geriAlindiMi: z.boolean(),
});
export type AyarDegisikligi = z.output<typeof AyarDegisikligi>;

// One right opens the page and all of its calls; the plan is checked before it (spec 2§5).
const sayfa = { yetki: 'ayarlarGenelAyarIslemleri', plan: 'ayarlar' } as const;
const kayit = { menu: 'ayarlar', islem: 'guncelleme', kayitID: null } as const;
const konular = ['bayi'] as const;

export const ayarCalls = {
  /** Everything that the settings page shows. Every change of any part raises `surum`. */
  get: call.get('/ayar/genel-ayarlar', { reply: z.object({ ayarlar: GenelAyarlar, surum: z.int() }), ...sayfa }),
  /** Fields that are not sent stay, so that a tab saves its own fields only. */
  save: call.post('/ayar/genel-ayarlar', {
    body: degisen(z.object({ surum: surumOrNull(), ...YENI_AYARLAR, ...FIRMA })),
    reply: z.object({
      /** The id for undoing the change; null when nothing changed, or when settings and company changed together. */
      degisiklikID: bos(z.int()),
    }),
    kayit,
    konular,
    ...sayfa,
  }),
  saveSozlesme: call.put('/ayar/hizmet-satis-sozlesmesi', {
    body: degisen(z.object({ surum: surumOrNull(), hizmetSatisSozlesmesi: METINLER.hizmetSatisSozlesmesi })),
    kayit,
    konular,
    ...sayfa,
  }),
  /** The switches for all screens. */
  gecerli: call.get('/ayar/gecerli-ayarlar', { reply: z.object({ ayarlar: GecerliAyarlar }), yetki: 'giris' }),
  /** The addresses that people may sign in from (spec 2§6), and the address of the caller. */
  ipAdresleri: call.get('/ayar/ip-adresleri', {
    reply: z.object({ liste: z.array(IpAdresi), kendiIp: z.string() }),
    ...sayfa,
  }),
  saveIpAdresi: call.post('/ayar/ip-adresleri', {
    body: degisen(z.object({ id: kimlikOrZero(), ip: ipAdresi, onay: onayOrNull })),
    reply: kimlikReply,
    kayit: { menu: 'ayarlar', islem: 'guncelleme', nesne: 'ipAdresi' },
    konular,
    ...sayfa,
  }),
  removeIpAdresi: call.delete('/ayar/ip-adresleri', {
    body: z.object({ id: kimlik(), onay: onayOrNull }),
    reply: kimlikReply,
    kayit: { menu: 'ayarlar', islem: 'silme', nesne: 'ipAdresi' },
    konular,
    ...sayfa,
  }),
  /** The last nightly backup of the installation, and whether restoring it was tried. */
  yedek: call.get('/ayar/yedek', {
    reply: z.object({
      /** False when the operator has turned nightly backups off. */
      acikMi: z.boolean(),
      zaman: bos(z.string()),
      denendiMi: z.boolean(),
      /** The newest attempt has failed. */
      alinamadiMi: z.boolean(),
    }),
    ...sayfa,
  }),
  /** The history of the page, newest first. */
  degisiklikler: call.get('/ayar/degisiklikler', {
    query: z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu }),
    reply: liste(AyarDegisikligi),
    ...sayfa,
  }),
  /** Restores the values before a change, if nobody has changed them since. */
  geriAl: call.post('/ayar/degisiklik-geri-al', {
    body: z.object({ id: kimlik(), onay }),
    reply: kimlikReply,
    mesaj: 'ayarGeriAlindi',
    kayit,
    konular: [...konular, 'randevu'],
    ...sayfa,
  }),
};
