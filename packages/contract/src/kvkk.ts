import * as z from 'zod/mini';
import { KVKK_AMACLARI, KVKK_METIN_TURLERI, TALEP_TURLERI } from '@defter/rules/kvkk.ts';
import { call } from './call.ts';
import {
  bos,
  cepTelefonu,
  gizliMetin,
  imzaAlani,
  kimlik,
  kimlikParams,
  kimlikReply,
  metin,
  metinOrNull,
  ref,
  secim,
  sir,
  surumOrNull,
  tarihAlani,
} from './fields.ts';

const amac = secim('amac', z.enum(KVKK_AMACLARI));
const metinTuru = secim('amac', z.enum(KVKK_METIN_TURLERI));
const talepTuru = secim('talepTuru', z.enum(TALEP_TURLERI));

/** One version of one text. */
const KvkkMetni = z.object({
  id: z.int(),
  tur: metinTuru,
  surum: z.int(),
  metin: z.string(),
  kayitZamani: z.string(),
  /** Null for the text that came with Defter. */
  yazan: bos(z.string()),
});
export type KvkkMetni = z.output<typeof KvkkMetni>;

/** A consent: its purpose, its way, and its end. */
const Riza = z.object({
  id: z.int(),
  amac,
  surum: z.int(),
  metin: z.string(),
  kanal: z.enum(['smsKod', 'imza']),
  telefon: bos(gizliMetin('telefon')),
  imzaVarMi: z.boolean(),
  zaman: z.string(),
  alan: bos(z.string()),
  bitisZamani: bos(z.string()),
  bitisTuru: bos(z.enum(['geriAlindi', 'yenilendi', 'anonim'])),
  bitisNedeni: bos(z.string()),
});
export type Riza = z.output<typeof Riza>;

/** A request under article 11, with its 30 days. */
export const Talep = z.object({
  id: z.int(),
  musteriID: z.int(),
  musteriAdi: z.string(),
  tur: talepTuru,
  tarih: z.string(),
  sonTarih: z.string(),
  /** Negative when it is late. */
  kalanGun: z.int(),
  aciklama: bos(z.string()),
  durum: secim('talepDurumu', z.enum(['acik', 'karsilandi', 'reddedildi'])),
  cevap: bos(z.string()),
  cevapTarihi: bos(z.string()),
});
export type Talep = z.output<typeof Talep>;

/** The consents that are given, in the versions that were on the screen. */
const RizaSecimi = z.object({ amac, metinID: kimlik() });
const rizalar = z.array(RizaSecimi).check(z.minLength(1, { error: 'rizaSecin' }), z.maxLength(KVKK_AMACLARI.length, { error: 'istekBuyuk' }));

const onayKodu = sir(z.string({ error: 'zorunluAlan' }).check(z.regex(/^\d{6}$/, { error: 'kodGecersiz' })));

// The texts stand on the settings page and have its guard (spec 2§5).
const ayarSayfasi = { yetki: 'ayarlarGenelAyarIslemleri', plan: 'ayarlar' } as const;
const talepYetkisi = 'musteriDuzenle';

// The log names the person who has handed the data over.
const veriVerme = { reads: false, kayit: { menu: 'musteri', islem: 'disaAktarma', nesne: 'kisiselVeriler' } } as const;

/** The parts of the stored data about a person, in the order in which they stand on paper. */
export const VERI_BOLUMLERI = [
  'kimlik', 'telefonlar', 'adresler', 'ozelFiyatlar', 'rizalar', 'iletiIzinleri', 'talepler', 'silinenTelefonlar', 'randevular', 'randevuTalepleri', 'beklemeler', 'saatTeklifleri',
  'paketler', 'satislar', 'sozlesmeler', 'kaporalar', 'avanslar', 'hesapHareketleri', 'puanHareketleri', 'mesajlar', 'gelenMesajlar', 'bildirimler', 'aramalar', 'fotograflar',
] as const;

export const kvkkCalls = {
  /** Everything of one customer: the texts of today, the consents, the requests. */
  durum: call.get('/musteri/{id}/kvkk', {
    params: kimlikParams,
    reply: z.object({
      metinler: z.array(KvkkMetni),
      rizalar: z.array(Riza),
      talepler: z.array(Talep),
      silinenTelefonlar: z.array(z.object({ id: z.int(), maskeli: z.string(), zaman: z.string(), silen: bos(z.string()) })),
    }),
    yetki: 'musteriGoruntule',
  }),
  // The customer is named by id or, as in the specification, by phone only. The number of somebody who is being entered belongs to no customer yet,
  // and the text greets them by `adSoyad`.
  smsGonder: call.post('/musteri/sms-gonder', {
    body: z.object({
      musteriID: bos(ref('musteri')),
      telefon: bos(cepTelefonu()),
      adSoyad: metinOrNull(160),
      aydinlatmaID: bos(kimlik()),
      rizalar: bos(rizalar),
    }),
    reply: z.object({ status: z.literal(200), gecerlilikSaniye: z.int() }),
    yetki: 'musteriDuzenle',
    mesaj: 'kodGonderildi',
    limit: 20,
  }),
  smsDogrula: call.post('/musteri/sms-dogrula', {
    body: z.object({ musteriID: bos(ref('musteri')), telefon: bos(cepTelefonu()), onayKodu }),
    /** `id` is null while the customer is not saved; the customer that is saved with the number gets the consent. */
    reply: z.object({ id: bos(z.int()), onaylandiMi: z.literal(true) }),
    yetki: 'musteriDuzenle',
    mesaj: 'kodDogrulandi',
    kayit: { menu: 'musteri', islem: 'guncelleme', nesne: 'kvkkRizasi', kayitID: 'musteriID' },
    // Wrong tries are counted at the code. This limit keeps one person from occupying the slow hashes.
    limit: 20,
  }),
  imzala: call.post('/musteri/kvkk-imza', {
    body: z.object({ musteriID: ref('musteri'), aydinlatmaID: kimlik(), rizalar, imza: imzaAlani() }),
    reply: kimlikReply,
    yetki: 'musteriDuzenle',
    mesaj: 'rizaKaydedildi',
    kayit: { menu: 'musteri', islem: 'guncelleme', nesne: 'kvkkRizasi', kayitID: 'musteriID' },
  }),
  imza: call.get('/musteri/kvkk-imza/{id}', { params: kimlikParams, yetki: 'musteriGoruntule', dosya: 'image/svg+xml' }),
  geriAl: call.delete('/musteri/kvkk-riza', {
    body: z.object({ id: kimlik(), neden: metin(300) }),
    reply: kimlikReply,
    yetki: 'musteriDuzenle',
    mesaj: 'rizaGeriAlindi',
    kayit: { menu: 'musteri', islem: 'guncelleme', nesne: 'kvkkRizasi' },
  }),
  telefonSil: call.delete('/musteri/telefon-kvkk-sil/{id}', {
    params: kimlikParams,
    reply: kimlikReply,
    yetki: 'musteriDuzenle',
    mesaj: 'telefonSilindi',
    kayit: { menu: 'musteri', islem: 'silme', nesne: 'telefon', kayitID: 'id' },
  }),
  /** The open requests, the most urgent first. */
  acikTalepler: call.get('/musteri/kvkk-talepler', { reply: z.object({ liste: z.array(Talep) }), yetki: talepYetkisi }),
  createTalep: call.post('/musteri/kvkk-talep', {
    body: z.object({ musteriID: ref('musteri'), tur: talepTuru, tarih: bos(tarihAlani()), aciklama: metinOrNull(1000) }),
    reply: kimlikReply,
    yetki: talepYetkisi,
    kayit: { menu: 'musteri', islem: 'ekleme', nesne: 'kvkkTalebi', kayitID: 'musteriID' },
  }),
  closeTalep: call.put('/musteri/kvkk-talep', {
    body: z.object({ id: kimlik(), durum: secim('talepDurumu', z.enum(['karsilandi', 'reddedildi'])), cevap: metin(1000) }),
    reply: kimlikReply,
    yetki: talepYetkisi,
    kayit: { menu: 'musteri', islem: 'guncelleme', nesne: 'kvkkTalebi' },
  }),
  // All of it is contact data, so only people who may see that get it, and nothing in it is hidden.
  veriler: call.get('/musteri/{id}/kisisel-veriler', {
    params: kimlikParams,
    reply: z.object({ veriler: z.record(z.enum(VERI_BOLUMLERI), z.unknown()) }),
    yetki: 'musteriIletisim',
    ...veriVerme,
  }),
  /** The same as one archive: the data as JSON, with the photos and the signatures themselves. */
  veriArsivi: call.get('/musteri/{id}/kisisel-veriler/arsiv', {
    params: kimlikParams,
    yetki: 'musteriFotograf',
    dosya: 'application/zip',
    akis: true,
    ...veriVerme,
  }),
  anonimlestir: call.post('/musteri/anonimlestir', {
    body: z.object({ id: kimlik() }),
    reply: kimlikReply,
    yetki: 'musteriSil',
    mesaj: 'musteriAnonimlesti',
    kayit: { menu: 'musteri', islem: 'silme', nesne: 'anonimlestirme', kayitID: 'id' },
  }),
  /** Every version of every text, the newest first. */
  metinler: call.get('/ayar/kvkk-metinleri', { reply: z.object({ liste: z.array(KvkkMetni) }), ...ayarSayfasi }),
  createMetin: call.post('/ayar/kvkk-metni', {
    /** `surum` is the version of the text in force, as it was read. */
    body: z.object({ surum: surumOrNull(), tur: metinTuru, metin: metin(20_000) }),
    reply: kimlikReply,
    ...ayarSayfasi,
    kayit: { menu: 'ayarlar', islem: 'ekleme', nesne: 'kvkkMetni' },
    konular: ['musteri'],
  }),
};
