import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import {
  alsoNamed,
  bos,
  gunAraligi,
  evetHayir,
  kimlikBody,
  kimlikOrZero,
  kimlikParams,
  kimlikReply,
  para,
  liste,
  listeAlani,
  metin,
  metinOrNull,
  ondalik,
  ref,
  sayfaAlanlari,
  sayi,
  siraAlani,
  surumOrNull,
  tamSayi,
} from './fields.ts';

/* The parts of one product or service: units, prescription, performers, movements, prices. */

/** A number above 0 with at most `places` decimals. */
const miktar = (places: number, max: number) =>
  sayi().check(z.gte(10 ** -places, { error: 'sayiGecersiz' }), z.lte(max, { error: 'sayiGecersiz' }), ondalik(places, 'sayiGecersiz'));

/** `miktar` says how many of the product's own unit one of this unit holds: a box of twelve, a millilitre of a tube. */
const birimAlanlari = { altUrunID: ref('altUrun'), birimID: ref('birim'), miktar: miktar(6, 1_000_000), aktifMi: evetHayir(true) };
export const AltUrunBirimKaydi = z.object({ id: kimlikOrZero(), surum: surumOrNull(), ...birimAlanlari });
export const AltUrunBirim = z.object({ id: z.int(), surum: z.int(), birimAdi: z.string(), ...birimAlanlari });
export type AltUrunBirim = z.output<typeof AltUrunBirim>;

/** Without `birimID` the amount is in the product's own unit. */
const sarfAlanlari = { sarfUrunID: ref('altUrun'), miktar: miktar(3, 100_000), birimID: bos(ref('birim')) };
export const AltUrunSarf = z.object({
  ...sarfAlanlari,
  adi: metin(),
  birimAdi: metinOrNull(),
  /** The cost of the whole amount without KDV; null for people who may not see costs. */
  maliyet: bos(para()),
});
export type AltUrunSarf = z.output<typeof AltUrunSarf>;

export const AltUrunHareketi = z.object({
  id: z.int(),
  tarih: z.string(),
  satisID: z.int(),
  /** Null for people who may not see customers. */
  musteriID: bos(z.int()),
  musteriAdi: bos(z.string()),
  personelAdi: bos(z.string()),
  adet: sayi(),
  birimFiyat: para(),
  /** After discounts, KDV included. */
  tutar: para(),
  kdv: z.int(),
});
export type AltUrunHareketi = z.output<typeof AltUrunHareketi>;

export const AltUrunFiyati = z.object({
  id: z.int(),
  /** Null for the price with which the product was entered. */
  gecerlilik: bos(z.string()),
  fiyat: para(),
  fiyat2: para(),
  /** `planli` begins on a later day, `gecerli` holds today, `eski` held before, `geriAlindi` was undone. */
  durum: z.enum(['planli', 'gecerli', 'eski', 'geriAlindi']),
  topluMu: z.boolean(),
  personelAdi: bos(z.string()),
});
export type AltUrunFiyati = z.output<typeof AltUrunFiyati>;

const tutarOrNull = bos(para());
/** Costs without KDV, prices with it. */
export const FiyatTahmini = z.object({
  fiyat: para(),
  basabas: tutarOrNull,
  parcalar: z.object({
    maliyet: para(),
    sarf: para(),
    /** Null for people who may not see wages; the estimate leaves them out then. */
    iscilik: tutarOrNull,
    toplamMaliyet: para(),
    maliyettenFiyat: tutarOrNull,
    satislardanFiyat: tutarOrNull,
    bugunkuFiyat: tutarOrNull,
    satisAgirligi: z.int(),
  }),
  /** The basis of the estimate. */
  dayanak: z.object({
    sureDakika: z.int(),
    personelSayisi: z.int(),
    kdv: z.int(),
    olaganKat: bos(sayi()),
    satisSayisi: z.int(),
    /** The first day of the sales that count. */
    satisBaslangici: z.string(),
  }),
});
export type FiyatTahmini = z.output<typeof FiyatTahmini>;

export const altUrunCalls = {
  birimler: call.get('/urun/alt-urunler/{id}/birimler', {
    params: kimlikParams,
    reply: z.object({ liste: z.array(AltUrunBirim) }),
    yetki: 'urunGoruntule',
  }),
  createBirim: call.post('/urun/alt-urun-birim', {
    body: AltUrunBirimKaydi,
    reply: kimlikReply,
    yetki: 'urunDuzenle',
    kayit: { menu: 'urun', islem: 'ekleme', nesne: 'altUrunBirim', kayitID: 'altUrunID' },
  }),
  updateBirim: call.put('/urun/alt-urun-birim', { body: degisen(AltUrunBirimKaydi), reply: kimlikReply, yetki: 'urunDuzenle', kayit: { menu: 'urun', islem: 'guncelleme', nesne: 'altUrunBirim', kayitID: 'altUrunID' } }),
  removeBirim: call.delete('/urun/alt-urun-birim', {
    body: kimlikBody,
    reply: kimlikReply,
    yetki: 'urunDuzenle',
    kayit: { menu: 'urun', islem: 'silme', nesne: 'altUrunBirim' },
  }),
  /** Its valid sales, newest first. */
  hareketler: call.get('/urun/alt-urunler/{id}/hareketler', {
    params: kimlikParams,
    query: z.object({
      ...sayfaAlanlari,
      sirala: siraAlani('tarih', 'adet', 'tutar'),
      ...gunAraligi(),
    }),
    reply: liste(AltUrunHareketi),
    yetki: 'urunHareket',
  }),
  /** The one prescription of a service: the products that one treatment uses up (spec 2§8). */
  sarf: call.get('/urun/alt-urunler/{id}/sarf', {
    params: kimlikParams,
    /** `surum` is the version of the product, here and in `yapanlar`. */
    reply: z.object({ surum: z.int(), liste: z.array(AltUrunSarf) }),
    yetki: 'urunGoruntule',
  }),
  saveSarf: call.put('/urun/alt-urun-sarf', {
    body: degisen(z.object({ altUrunID: ref('altUrun'), surum: surumOrNull(), icerikler: listeAlani(z.object(sarfAlanlari), 200) }), ['altUrunID']),
    reply: kimlikReply,
    yetki: 'recete',
    kayit: { menu: 'urun', islem: 'guncelleme', nesne: 'sarf', kayitID: 'altUrunID' },
  }),
  /** The people who may perform it and the columns of the calendar for it. An empty list allows everybody or every column. */
  yapanlar: call.get('/urun/alt-urunler/{id}/yapanlar', {
    params: kimlikParams,
    /** Ours: `yerIDler`, rooms and devices of which it needs one of each kind; `personelSayisi`, the number of people who perform it together. */
    reply: z.object({ surum: z.int(), personelIDler: z.array(z.int()), sutunIDler: z.array(z.int()), yerIDler: z.array(z.int()), personelSayisi: z.int() }),
    yetki: 'giris',
  }),
  saveYapanlar: call.put('/urun/alt-urun-yapanlar', {
    body: degisen(
      z.object({
        altUrunID: ref('altUrun'),
        surum: surumOrNull(),
        personelIDler: listeAlani(ref('personel'), 200),
        sutunIDler: listeAlani(ref('sutun'), 200),
        yerIDler: listeAlani(ref('sutun'), 200),
        personelSayisi: z._default(tamSayi(1, 5), 1),
      }),
      ['altUrunID'],
    ),
    reply: kimlikReply,
    yetki: 'urunDuzenle',
    kayit: { menu: 'urun', islem: 'guncelleme', nesne: 'yapanlar', kayitID: 'altUrunID' },
  }),
  fiyatGecmisi: call.get('/urun/alt-urunler/{id}/fiyat-gecmisi', {
    params: kimlikParams,
    reply: z.object({ liste: z.array(AltUrunFiyati) }),
    yetki: 'urunGoruntule',
  }),
  fiyatTahmini: call.get('/urun/alt-urun-fiyat-tahmin', {
    query: z.object({ altUrunID: alsoNamed(ref('altUrun'), 'id') }),
    /** Null without a cost and without a sale to estimate from (spec 2§8). */
    reply: z.object({ tahmin: bos(FiyatTahmini) }),
    yetki: 'urunGoruntule',
  }),
};
