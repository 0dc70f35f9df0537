import { SOZLESME_EKSIKLERI, SOZLESME_TURLERI } from '@defter/rules/taksitli-sozlesme.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, evetHayir, gizliMetin, imzaAlani, kimlik, kimlikParams, kimlikReply, metin, para, ref, secim, surumOrNull } from './fields.ts';
import { BelgeFirmasi } from './satis.ts';

/** The service agreement with all values that its text may name. The reader fills the placeholders, so that contact data is hidden field by field. */
const Sozlesme = z.object({
  /** The text of the settings; null without one. */
  metin: bos(z.string()),
  musteri: z.object({
    id: z.int(),
    adSoyad: z.string(),
    telefon: bos(gizliMetin('telefon')),
    ePosta: bos(gizliMetin('ePosta')),
    adres: bos(gizliMetin('adres')),
    tcKimlikNo: bos(gizliMetin('kimlik')),
    dogumTarihi: bos(z.string()),
  }),
  /** Null for a customer who has not bought yet. */
  satis: bos(
    z.object({
      id: z.int(),
      satisNo: z.int(),
      tarih: z.string(),
      hizmetler: z.string(),
      toplamTutar: para(),
      alinan: para(),
      kalan: para(),
      iptalMi: z.boolean(),
      sozlesmeVerildi: z.boolean(),
    }),
  ),
  firma: BelgeFirmasi,
});
export type Sozlesme = z.output<typeof Sozlesme>;

const reply = z.object({ sozlesme: Sozlesme });

/** Signed on the screen, or on the printed paper. */
export const imzaYolu = () => secim('imzaYolu', z.enum(['imza', 'islak']));
const metinTuru = secim('sozlesmeTuru', z.enum(SOZLESME_TURLERI));

/** One version of one text of the papers of a sale in instalments. */
const SozlesmeMetni = z.object({
  id: z.int(),
  tur: metinTuru,
  surum: z.int(),
  metin: z.string(),
  kayitZamani: z.string(),
  /** Null for the text that came with Defter. */
  yazan: bos(z.string()),
});
export type SozlesmeMetni = z.output<typeof SozlesmeMetni>;

/** The values for the texts. The reader fills the placeholders, so that contact data is hidden field by field. */
const BelgeDegerleri = z.object({
  firma: z.object({
    adi: z.string(),
    unvan: bos(z.string()),
    adres: bos(z.string()),
    ilAdi: bos(z.string()),
    telefon: bos(z.string()),
    ePosta: bos(z.string()),
    vergiDairesi: bos(z.string()),
    vergiNo: bos(z.string()),
    mersisNo: bos(z.string()),
  }),
  musteri: z.object({ adSoyad: z.string(), telefon: bos(gizliMetin('telefon')), ePosta: bos(gizliMetin('ePosta')), adres: bos(gizliMetin('adres')), tcKimlikNo: bos(gizliMetin('kimlik')) }),
  satis: z.object({
    satisNo: z.int(),
    tarih: z.string(),
    hizmetler: z.string(),
    /** The last day of its sessions; null if they have no end. */
    sonGun: bos(z.string()),
    toplamTutar: para(),
    pesinat: para(),
    taksitler: z.array(z.object({ no: z.int(), tarih: z.string(), tutar: para() })),
  }),
});
export type BelgeDegerleri = z.output<typeof BelgeDegerleri>;

/** The papers of a sale in instalments: as they were signed, or as they would be signed now. */
const TaksitBelgesi = z.object({
  satisID: z.int(),
  musteriID: ref('musteri'),
  /** The version of the sale, so that only a sale as shown can be signed. */
  surum: z.int(),
  iptalMi: z.boolean(),
  metinler: z.object({ taksitli: SozlesmeMetni, senet: SozlesmeMetni, cayma: SozlesmeMetni }),
  degerler: BelgeDegerleri,
  /** The details that are missing before it can be signed; none once it is signed. */
  eksikler: z.array(secim('sozlesmeEksigi', z.enum(SOZLESME_EKSIKLERI))),
  /** The plan has changed since it was signed, so the papers show the signed plan and not the present one. */
  planDegisti: z.boolean(),
  /** The way in which it was signed; null before. */
  imza: bos(z.object({ id: z.int(), yol: imzaYolu(), zaman: z.string(), alan: bos(z.string()), imzaVarMi: z.boolean() })),
});
export type TaksitBelgesi = z.output<typeof TaksitBelgesi>;

// The texts stand on the settings page and have its guard (spec 2§5).
const ayarSayfasi = { yetki: 'ayarlarGenelAyarIslemleri', plan: 'ayarlar' } as const;

export const sozlesmeCalls = {
  /** The values for printing, from a sale or from a customer alone. */
  ofSatis: call.get('/satis/{id}/sozlesme', { params: kimlikParams, reply, yetki: 'satisYazdir' }),
  ofMusteri: call.get('/musteri/{id}/sozlesme', { params: kimlikParams, reply, yetki: 'musteriGoruntule' }),
  /** The contract of a sale in instalments, its notes and the notice of withdrawal. A sale without instalments has none. */
  belge: call.get('/satis/{id}/taksit-sozlesmesi', { params: kimlikParams, reply: z.object({ belge: TaksitBelgesi }), yetki: 'satisYazdir' }),
  /** Signs the contract on the screen, in the texts and for the sale that were shown. */
  imzala: call.post('/satis/sozlesme-imza', {
    body: z.object({ id: kimlik(), surum: surumOrNull(), taksitliID: kimlik(), caymaID: kimlik(), senetID: kimlik(), imza: imzaAlani() }),
    reply: kimlikReply,
    yetki: 'satisYazdir',
    mesaj: 'sozlesmeImzalandi',
    kayit: { menu: 'satis', islem: 'guncelleme' },
  }),
  imza: call.get('/satis/sozlesme-imza/{id}', { params: kimlikParams, yetki: 'satisYazdir', dosya: 'image/svg+xml' }),
  /** Every version of the texts of the business, the newest first. */
  metinler: call.get('/ayar/sozlesme-metinleri', { reply: z.object({ liste: z.array(SozlesmeMetni) }), ...ayarSayfasi }),
  createMetin: call.post('/ayar/sozlesme-metni', {
    /** `surum` is the version of the text in force, as it was read. A text needs everything that the law asks for. */
    body: z.object({ surum: surumOrNull(), tur: metinTuru, metin: metin(20_000) }),
    reply: kimlikReply,
    ...ayarSayfasi,
    kayit: { menu: 'ayarlar', islem: 'ekleme', nesne: 'sozlesmeMetni' },
    konular: ['satis'],
  }),
  /**
   * Notes whether the customer of a sale has received it (spec 1§3). For a sale in instalments it notes that the contract was signed on paper, which
   * has to be complete; undone, the signed contract no longer counts.
   */
  ver: call.post('/satis/sozlesme-verildi', {
    body: z.object({ id: kimlik(), sozlesmeVerildi: evetHayir(true) }),
    reply: kimlikReply,
    yetki: 'satisYazdir',
    kayit: { menu: 'satis', islem: 'guncelleme' },
  }),
};
