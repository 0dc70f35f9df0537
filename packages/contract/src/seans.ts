import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlikParams, liste, para, sayfaAlanlari, sayi } from './fields.ts';
import { PAKET_KULLANIMLARI } from './paket-program.ts';
import type { Yetki } from './yetkiler.ts';

/** The state of a customer's sessions: open, frozen, all used, given or exchanged, expired, or taken back by the salon. */
const HAK_DURUMLARI = ['acik', 'donuk', 'bitti', 'gitti', 'suresiGecti', 'iade'] as const;

/** The right of each act on a package, which undoing it needs as well. */
export const ISLEM_YETKILERI = { dondurma: 'paketDondur', uzatma: 'paketUzat', devir: 'paketDevret', paylasim: 'paketPaylas', degisim: 'paketDegistir' } as const satisfies Record<string, Yetki>;
export type SeansIslemTuru = keyof typeof ISLEM_YETKILERI;
export const isSeansIslemi = (tur: string): tur is SeansIslemTuru => Object.hasOwn(ISLEM_YETKILERI, tur);

/** The movements of sessions, of their end, or of their users. */
const SEANS_HAREKETLERI = ['alim', 'kullanim', 'dondurma', 'uzatma', 'devir', 'paylasim', 'degisim', 'iade'] as const;
export type SeansHareketTuru = (typeof SEANS_HAREKETLERI)[number];

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
  /** The value of all sessions, and of those that are left. */
  tutar: para(),
  kalanDeger: para(),
  bitis: bos(z.string()),
  kullanim: z.enum(PAKET_KULLANIMLARI),
  /** The code that another person says at the desk to use the package. */
  kod: bos(z.string()),
  durum: z.enum(HAK_DURUMLARI),
  /** Frozen from the first day until the second, on which it is open again; null without a present or planned freeze. */
  donukBaslangic: bos(z.string()),
  donukBitis: bos(z.string()),
  /** The id of the freeze, by which it is ended. */
  dondurmaID: bos(z.int()),
  /** The owner, if the customer is only one of the users. */
  sahibi: bos(z.object({ id: z.int(), adSoyad: z.string() })),
  /** The family members who may use them, each with the id of the act, to undo it. */
  kullananlar: z.array(z.object({ id: z.int(), musteriID: z.int(), adSoyad: z.string() })),
  /** The open debt of the sale. */
  satisBorcu: para(),
});
export type PaketHakki = z.output<typeof PaketHakki>;

const SeansHareketi = z.object({
  id: z.int(),
  tur: z.enum(SEANS_HAREKETLERI),
  tarih: z.string(),
  kayitZamani: z.string(),
  /** A number of sessions: above 0 added, below 0 taken. */
  adet: z.int(),
  personelAdi: bos(z.string()),
  uygulayanAdi: bos(z.string()),
  /** The deduction that took them, while it can be undone. */
  dusumSatisID: bos(z.int()),
  dusumGuid: bos(z.string()),
  /** The id of the act, while it can be undone. */
  islemID: bos(z.int()),
  /** The days by which the end moved. */
  gun: z.int(),
  /** The other customer: the receiver, the giver, or the family member. */
  musteriAdi: bos(z.string()),
  /** The service that they were exchanged for, or came from. */
  digerHizmet: bos(z.string()),
  neden: bos(z.string()),
  /** It undoes another movement, or was undone. */
  geriAlmaMi: z.boolean(),
  geriAlindiMi: z.boolean(),
});
export type SeansHareketi = z.output<typeof SeansHareketi>;

/** A service that a customer got: sold or taken from a package. */
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
  /** The movements of the sessions, newest first. */
  hareketler: call.get('/seans/{id}/hareketler', { params: kimlikParams, reply: z.object({ liste: z.array(SeansHareketi) }), yetki: GORENLER }),
};
