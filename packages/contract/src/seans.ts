import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlikParams, liste, para, sayfaAlanlari, sayi } from './fields.ts';
import { PAKET_KULLANIMLARI } from './paket-program.ts';
import type { Yetki } from './yetkiler.ts';

/** What became of the sessions of a customer: open, frozen, all used, given or exchanged, too late to use, or taken back by the salon. */
const HAK_DURUMLARI = ['acik', 'donuk', 'bitti', 'gitti', 'suresiGecti', 'iade'] as const;

/** The right of each act on a package, which its taking back needs as well. */
export const ISLEM_YETKILERI = { dondurma: 'paketDondur', uzatma: 'paketUzat', devir: 'paketDevret', paylasim: 'paketPaylas', degisim: 'paketDegistir' } as const satisfies Record<string, Yetki>;
export type SeansIslemTuru = keyof typeof ISLEM_YETKILERI;
export const isSeansIslemi = (tur: string): tur is SeansIslemTuru => Object.hasOwn(ISLEM_YETKILERI, tur);

/** What moves sessions, their end, or who may use them. */
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
  /** The code that somebody else says at the desk to use the package. */
  kod: bos(z.string()),
  durum: z.enum(HAK_DURUMLARI),
  /** Frozen from the first day on until the second, on which it is open again; null when no freeze is to come or lasts. */
  donukBaslangic: bos(z.string()),
  donukBitis: bos(z.string()),
  /** The freeze, by which it is ended. */
  dondurmaID: bos(z.int()),
  /** Whose they are, where the customer only may use them. */
  sahibi: bos(z.object({ id: z.int(), adSoyad: z.string() })),
  /** With whom they are shared, each by the act that is taken back. */
  kullananlar: z.array(z.object({ id: z.int(), musteriID: z.int(), adSoyad: z.string() })),
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
  /** The act itself, while it can be taken back. */
  islemID: bos(z.int()),
  /** By how many days the end moved. */
  gun: z.int(),
  /** To whom they went, from whom they came, or with whom they are shared. */
  musteriAdi: bos(z.string()),
  /** The service that they were exchanged for, or came from. */
  digerHizmet: bos(z.string()),
  neden: bos(z.string()),
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
