import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlikParams, liste, para, sayfaAlanlari, sayi } from './fields.ts';
import { PAKET_KULLANIMLARI } from './paket-program.ts';

/** What became of the sessions of a customer: open, all used, or too late to use. */
export const HAK_DURUMLARI = ['acik', 'bitti', 'suresiGecti'] as const;
export type HakDurumu = (typeof HAK_DURUMLARI)[number];

/** What moves sessions. */
const SEANS_HAREKETLERI = ['alim', 'kullanim'] as const;

/** Sessions that a customer owns of one service. */
const PaketHakki = z.object({
  id: z.int(),
  satisID: z.int(),
  satisNo: z.int(),
  satisGuid: z.string(),
  tarih: z.string(),
  paketProgramID: bos(z.int()),
  paketAdi: bos(z.string()),
  altUrunID: z.int(),
  altUrunAdi: z.string(),
  /** Bought, used and left. */
  seans: z.int(),
  kullanilan: z.int(),
  kalan: z.int(),
  /** Of all sessions, and of those that are left. */
  tutar: para(),
  kalanDeger: para(),
  bitis: bos(z.string()),
  kullanim: z.enum(PAKET_KULLANIMLARI),
  /** What others say who may use it. */
  kod: bos(z.string()),
  durum: z.enum(HAK_DURUMLARI),
  /** The sale still owes something. */
  satisBorcu: para(),
});
export type PaketHakki = z.output<typeof PaketHakki>;

const SeansHareketi = z.object({
  id: z.int(),
  tur: z.enum(SEANS_HAREKETLERI),
  tarih: z.string(),
  kayitZamani: z.string(),
  /** Of sessions: above 0 came, below 0 went. */
  adet: z.int(),
  personelAdi: bos(z.string()),
  uygulayanAdi: bos(z.string()),
  /** The deduction that took them, while it can be taken back. */
  dusumSatisID: bos(z.int()),
  dusumGuid: bos(z.string()),
  /** It takes back another one, or was taken back. */
  geriAlmaMi: z.boolean(),
  geriAlindiMi: z.boolean(),
});
export type SeansHareketi = z.output<typeof SeansHareketi>;

/** What a customer was served: sold or taken from a package. */
const AlinanHizmet = z.object({
  id: z.int(),
  satisID: z.int(),
  tarih: z.string(),
  altUrunID: z.int(),
  altUrunAdi: z.string(),
  adet: sayi(),
  tutar: para(),
  paketten: z.boolean(),
  personelAdi: bos(z.string()),
});
export type AlinanHizmet = z.output<typeof AlinanHizmet>;

const GORENLER = ['paketGoruntule', 'musteriSatis', 'hizmetGoruntule'] as const;

export const seansCalls = {
  /** Open ones first, those that end first before the others. */
  paketler: call.get('/musteri/{id}/paketler', { params: kimlikParams, query: z.object(sayfaAlanlari), reply: liste(PaketHakki), yetki: GORENLER }),
  hizmetler: call.get('/musteri/{id}/hizmetler', { params: kimlikParams, query: z.object(sayfaAlanlari), reply: liste(AlinanHizmet), yetki: 'hizmetGoruntule' }),
  /** What happened to them, newest first. */
  hareketler: call.get('/seans/{id}/hareketler', { params: kimlikParams, reply: z.object({ liste: z.array(SeansHareketi) }), yetki: GORENLER }),
};
