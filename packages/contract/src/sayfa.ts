import { SAYFA_TALEP_DURUMLARI } from '@defter/rules/randevu-talep.ts';
import { isSayfaKodu } from '@defter/rules/sayfa-kodu.ts';
import * as z from 'zod/mini';
import { smsKodu } from './auth.ts';
import { call } from './call.ts';
import { bos, cepTelefonu, evetHayir, kimlik, metin, metinOrNull, para, ref, saatAlani, secim, sir, surumOrNull, tarihAlani, tutar } from './fields.ts';

/*
 * The calls of the customers' own page (docs/adr/0078). Everybody may make them, so the answers hold only public facts of a salon. The address of the
 * page names the salon; a closed page and an unknown one get the same answer.
 */

/** 256 random bits: a held time, a customer's own link, the key of a booking. */
const jeton = () => sir(z.string({ error: 'zorunluAlan' }).check(z.regex(/^[\w-]{43}$/, { error: 'baglantiGecersiz' })));

const params = z.object({ kod: z.string({ error: 'sayfaKoduGecersiz' }).check(z.toLowerCase(), z.refine(isSayfaKodu, { error: 'sayfaKoduGecersiz' })) });
const herkes = { params, yetki: 'herkes' } as const;

/** The services in their order, in an address or a body. */
const hizmetler = z.array(ref('altUrun')).check(z.minLength(1, { error: 'icerikGerekli' }), z.maxLength(10, { error: 'istekBuyuk' }));
/** The wish: services and a colleague; null is whoever can. */
const istek = { altUrunIDler: hizmetler, personelID: bos(ref('personel')) };
const zaman = { tarih: tarihAlani(), saat: saatAlani() };

export const SayfaHizmeti = z.object({
  id: z.int(),
  adi: z.string(),
  grup: z.string(),
  /** Minutes. */
  sure: z.int(),
  /** Null if the salon tells prices only at its desk. */
  fiyat: z.nullable(para()),
  /** Its performers. */
  personelIDler: z.array(z.int()),
});
export type SayfaHizmeti = z.output<typeof SayfaHizmeti>;

/** A picture of the salon, by the addresses of its two sizes. */
export const SayfaResmi = z.object({
  buyuk: z.string(),
  kucuk: z.string(),
  /** In pixels of the large one. */
  genislik: z.int(),
  yukseklik: z.int(),
  /** The description of the picture for screen readers. */
  aciklama: z.nullable(z.string()),
});
export type SayfaResmi = z.output<typeof SayfaResmi>;

const metinSurumu = z.object({ id: z.int(), metin: z.string() });

/** The public facts of the salon. */
const kapi = { adi: z.string(), telefon: z.nullable(z.string()), adres: z.nullable(z.string()), logo: z.nullable(z.string()), renk: z.string() };
/** The rules of booking and changing; `sonGun` is the last day that can be booked. */
const kurallar = { iptalSaati: z.int(), sonGun: z.string(), bugun: z.string() };

/** An appointment as its customer sees it. */
export const SayfaRandevusu = z.object({
  id: z.int(),
  surum: z.int(),
  tarih: z.string(),
  baslangicSaat: z.string(),
  bitisSaat: z.string(),
  hizmetler: z.array(z.string()),
  personelAdi: z.nullable(z.string()),
  onaylandiMi: z.boolean(),
  /** Whether it may still be moved or cancelled. */
  degisirMi: z.boolean(),
});
export type SayfaRandevusu = z.output<typeof SayfaRandevusu>;

/** A customer's request that is not booked. */
export const SayfaTalebi = z.object({
  id: z.int(),
  durum: secim('randevuTalepDurumu', z.enum(SAYFA_TALEP_DURUMLARI)),
  tarih: z.string(),
  baslangicSaat: z.string(),
  bitisSaat: z.string(),
  hizmetler: z.array(z.string()),
  personelAdi: z.nullable(z.string()),
  /** The deposit that the salon waits for before it approves. */
  kapora: z.nullable(para()),
  /** The time that the salon offers instead, while it waits for the customer's answer, and whether it has been given away since. */
  oneri: z.nullable(z.object({ tarih: z.string(), baslangicSaat: z.string(), bitisSaat: z.string(), personelAdi: z.nullable(z.string()), doluMu: z.boolean() })),
});
export type SayfaTalebi = z.output<typeof SayfaTalebi>;

/** A customer's own link, and the id of the appointment or request. */
const baglanti = { baglanti: jeton() };
const kendi = { ...baglanti, randevuID: ref('randevu') };
/** With the version that was shown, an appointment that the desk has changed since is refused (`kayitDegismis`). */
const gorulen = { ...kendi, surum: surumOrNull() };
/** The offered time is sent along, so that a customer with an old offer on the screen does not agree to a new one. */
const oneri = { ...baglanti, talepID: kimlik(), tarih: tarihAlani(), saat: saatAlani() };
const degisiklik = { konular: ['randevu', 'info'], limit: 20 } as const;

/** The sessions of a customer, without their prices. */
export const SayfaSeansi = z.object({
  hizmet: z.string(),
  paket: z.nullable(z.string()),
  seans: z.int(),
  kullanilan: z.int(),
  kalan: z.int(),
  bitis: z.nullable(z.string()),
  /** The day on which they are open again, while they are frozen. */
  donukBitis: z.nullable(z.string()),
});
export type SayfaSeansi = z.output<typeof SayfaSeansi>;

const gunler = z.array(z.object({ tarih: z.string(), saatler: z.array(z.string()) }));

export const sayfaCalls = {
  get: call.get('/r/{kod}', {
    ...herkes,
    reply: z.object({
      ...kapi,
      ...kurallar,
      karsilama: z.nullable(z.string()),
      kapak: z.nullable(SayfaResmi),
      resimler: z.array(SayfaResmi),
      /** Bookings here are requests, which the salon answers before they are booked. */
      talepMi: z.boolean(),
      hizmetler: z.array(SayfaHizmeti),
      personeller: z.array(z.object({ id: z.int(), adi: z.string(), avatar: z.nullable(z.string()) })),
      /** The information by law, and the consents, each by itself. */
      aydinlatma: metinSurumu,
      hizmetRizasi: metinSurumu,
      iletiRizasi: metinSurumu,
    }),
    limit: 60,
  }),
  /** The free times of a week from a day on. The time of the token counts as free. */
  saatler: call.post('/r/{kod}/saatler', {
    ...herkes,
    body: z.object({ ...istek, ilkGun: tarihAlani(), tutma: bos(jeton()) }),
    reply: z.object({ gunler }),
    reads: true,
    limit: 120,
  }),
  /** Keeps a time for some minutes, instead of the one that was kept before. */
  tut: call.post('/r/{kod}/tut', {
    ...herkes,
    body: z.object({ ...istek, ...zaman, tutma: bos(jeton()) }),
    reply: z.object({ tutma: z.string(), saniye: z.int(), bitisSaat: z.string(), personelAdi: z.nullable(z.string()) }),
    mesaj: 'saatTutuldu',
    limit: 20,
  }),
  sendKod: call.post('/r/{kod}/sms-kodu', {
    ...herkes,
    body: z.object({ cepTelefonu: cepTelefonu() }),
    reply: z.object({ gecerlilikSaniye: z.int() }),
    mesaj: 'kodGonderildi',
    limit: 10,
  }),
  /**
   * Books. After a refusal because the time is gone, the same body with another time is enough: the code stays valid. After a lost answer, the same
   * body with the same `anahtar` gets the booking that was made. With too many missed appointments it is refused with `kaporaGerekli` and the amount
   * (`veri.kurus`); sent again with it as `kapora` it becomes a request.
   */
  book: call.post('/r/{kod}/randevu', {
    ...herkes,
    body: z.object({
      ...istek,
      ...zaman,
      tutma: bos(jeton()),
      adi: metin(60),
      soyadi: metin(60),
      cepTelefonu: cepTelefonu(),
      smsKodu,
      anahtar: bos(jeton()),
      kapora: bos(tutar()),
      not: metinOrNull(300),
      aydinlatmaID: kimlik(),
      /** The accepted texts; null for those that were not accepted. */
      hizmetRizasiID: bos(kimlik()),
      iletiRizasiID: bos(kimlik()),
    }),
    reply: z.object({
      /** It is a request, and not booked. */
      talepMi: z.boolean(),
      kapora: z.nullable(para()),
      /** The token of the customer's own link. */
      baglanti: z.string(),
      bitisSaat: z.string(),
      personelAdi: z.nullable(z.string()),
    }),
    mesaj: 'randevuAlindi',
    konular: ['randevu', 'info'],
    limit: 10,
  }),
  /** The appointments and requests of a link's customer, also while the page takes no bookings. All wrong links get the same answer and a slowed one. */
  randevularim: call.post('/r/{kod}/randevularim', {
    ...herkes,
    body: z.object(baglanti),
    reply: z.object({ ...kapi, ...kurallar, liste: z.array(SayfaRandevusu), talepler: z.array(SayfaTalebi) }),
    reads: true,
    limit: 60,
  }),
  onayla: call.post('/r/{kod}/onayla', { ...herkes, body: z.object(gorulen), mesaj: 'randevuOnaylandi', ...degisiklik }),
  iptal: call.post('/r/{kod}/iptal', { ...herkes, body: z.object(gorulen), mesaj: 'randevuIptalEdildi', ...degisiklik }),
  /** The free times of a week to which an appointment can be moved, with the same colleague. */
  tasimaSaatleri: call.post('/r/{kod}/tasima-saatleri', { ...herkes, body: z.object({ ...kendi, ilkGun: tarihAlani() }), reply: z.object({ gunler }), reads: true, limit: 120 }),
  tasi: call.post('/r/{kod}/tasi', { ...herkes, body: z.object({ ...gorulen, ...zaman }), mesaj: 'randevuTasindi', ...degisiklik }),
  /** Agrees to the offered time: it is booked if it is free, or becomes a request if a deposit is missing. */
  oneriKabul: call.post('/r/{kod}/oneri-kabul', { ...herkes, body: z.object(oneri), reply: z.object({ talepMi: z.boolean() }), mesaj: 'randevuAlindi', ...degisiklik }),
  /** Declines the offered time: the request is open again for the desk. */
  oneriRed: call.post('/r/{kod}/oneri-red', { ...herkes, body: z.object(oneri), mesaj: 'oneriReddedildi', ...degisiklik }),
  /** The data that a browser needs to turn notices on: our public key, and whether they are on in it (`uc` is the address that its push service has given). */
  bildirim: call.post('/r/{kod}/bildirim', { ...herkes, body: z.object({ ...baglanti, uc: metinOrNull(1000) }), reply: z.object({ anahtar: z.string(), acikMi: z.boolean(), ticariMi: z.boolean() }), reads: true, limit: 60 }),
  /** Turns notices on in a browser, those of offers only with `ticari`. */
  bildirimAc: call.post('/r/{kod}/bildirim-ac', { ...herkes, body: z.object({ ...baglanti, uc: metin(1000), p256dh: sir(metin(200)), auth: sir(metin(100)), ticari: evetHayir(false) }), mesaj: 'bildirimAcildi', limit: 20 }),
  bildirimKapat: call.post('/r/{kod}/bildirim-kapat', { ...herkes, body: z.object({ ...baglanti, uc: metin(1000) }), mesaj: 'bildirimKapandi', limit: 20 }),
  /** Sends the code that opens the account of a link's customer, to the mobile that the salon knows, of which only the last digits are answered. */
  hesapKodu: call.post('/r/{kod}/hesap-kodu', {
    ...herkes,
    body: z.object(baglanti),
    reply: z.object({ gecerlilikSaniye: z.int(), sonRakamlar: z.string() }),
    mesaj: 'kodGonderildi',
    limit: 10,
  }),
  /** With that code: open sessions, open instalments, and the debt (below 0 a credit). The code is valid for one answer. */
  hesabim: call.post('/r/{kod}/hesabim', {
    ...herkes,
    body: z.object({ ...baglanti, smsKodu }),
    reply: z.object({
      seanslar: z.array(SayfaSeansi),
      taksitler: z.array(z.object({ tarih: z.string(), kalan: para(), geciktiMi: z.boolean() })),
      bakiye: para(),
    }),
    mesaj: 'kodDogrulandi',
    limit: 10,
  }),
};
