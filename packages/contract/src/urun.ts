import * as z from 'zod/mini';
import { isKdvOrani } from '@defter/rules/kdv.ts';
import { call } from './call.ts';
import { evetHayirSozu } from './excel-sutunu.ts';
import { degisen } from './degisen.ts';
import {
  alsoNamed,
  aktiflikSuzgeci,
  bos,
  evetHayir,
  kimlik,
  kimlikBody,
  kimlikOrZero,
  kimlikParams,
  kimlikReply,
  para,
  liste,
  metin,
  metinOrNull,
  ref,
  refOrZero,
  sayfaAlanlari,
  secim,
  siraAlani,
  surumOrNull,
  tamSayi,
  tutarOrZero,
} from './fields.ts';
import { means } from './meaning.ts';

/** 0 is a product, 1 a service (spec 1§3). */
export const SatisTipi = { urun: 0, hizmet: 1 } as const;
const satisTipi = secim('satisTipi', tamSayi(0, 1));
// The default is 18 (spec 1§9). A sale takes the rate that has become of it by the day of the sale (rules/kdv.ts).
const kdv = z._default(means({ tur: 'yuzde' }, z.int().check(z.refine(isKdvOrani, { error: 'secimGecersiz' }))), 18);
const tampon = z._default(tamSayi(0, 240), 0);

export const AnaUrunKaydi = z.object({
  id: kimlikOrZero(),
  surum: surumOrNull(),
  adi: metin(120),
  satisTipi: z._default(satisTipi, SatisTipi.hizmet),
  satistaMi: evetHayir(true),
});
export const AnaUrun = z.object({
  id: z.int(),
  surum: z.int(),
  adi: z.string(),
  satisTipi: z.int(),
  satistaMi: z.boolean(),
  altUrunSayisi: z.int(),
});
export type AnaUrun = z.output<typeof AnaUrun>;

/** A group that a search has found by its own name or by that of a product in it. */
export const BulunanAnaUrun = z.object({
  ...AnaUrun.shape,
  altUrunler: z.array(z.object({ id: z.int(), adi: z.string(), fiyat: para(), satistaMi: z.boolean() })),
});
export type BulunanAnaUrun = z.output<typeof BulunanAnaUrun>;

const altUrunAlanlari = {
  adi: metin(160),
  fiyat: tutarOrZero(),
  fiyat2: tutarOrZero(),
  maliyet: tutarOrZero(),
  kdv,
  birimID: bos(ref('birim')),
  grup: z._default(metin(10), 'S'),
  urunKod: metinOrNull(60),
  /** Unique in the bayi. */
  barkod: metinOrNull(60),
  satistaMi: evetHayir(true),
  iptaldeGeriYukle: evetHayir(false),
  puanVerilmesin: evetHayir(false),
  /** The minutes of an appointment for it. */
  urunSure: z._default(tamSayi(0, 1440), 30),
  /** The minutes before and after it for which its column is taken. */
  tamponOnce: tampon,
  tamponSonra: tampon,
  /** The days after which the service is due again. */
  hizmetSuresi: bos(tamSayi(0, 3650)),
};
/**
 * A client may send `anaUrunID` as 0 with every save (spec 1§5). A new product is then without a group, and an existing one
 * stays in its group. Only `tasi` takes it out.
 */
export const AltUrunKaydi = z.object({ id: kimlikOrZero(), surum: surumOrNull(), anaUrunID: refOrZero('anaUrun'), ...altUrunAlanlari });
export const AltUrun = z.object({
  id: z.int(),
  surum: z.int(),
  anaUrunID: bos(z.int()),
  anaUrunAdi: bos(z.string()),
  satisTipi: z.int(),
  birimAdi: bos(z.string()),
  ...altUrunAlanlari,
  /** Null for people who may not see costs (urunGoruntule). */
  maliyet: bos(para()),
  /** Today's rate. */
  kdv: z.int(),
  /** Whether its stock is counted; null for people who may not see the stock. */
  stoktaMi: bos(z.boolean()),
});
export type AltUrun = z.output<typeof AltUrun>;

const durum = aktiflikSuzgeci('satistaMi');

export const urunCalls = {
  listAnaUrunler: call.get('/urun/ana-urunler', {
    query: z.object({ ...sayfaAlanlari, sirala: siraAlani('adi', 'satisTipi'), id: bos(alsoNamed(kimlik(), 'anaUrunID')), durum, satisTipi: bos(satisTipi) }),
    reply: liste(AnaUrun),
    yetki: 'giris',
  }),
  /** Searches the names of groups and the names, codes and barcodes of their products. */
  searchAnaUrunler: call.get('/urun/ana-urunler-by-search', {
    query: z.object({ ...sayfaAlanlari, sirala: siraAlani('adi', 'satisTipi'), id: bos(alsoNamed(kimlik(), 'anaUrunID')), durum, satisTipi: bos(satisTipi) }),
    reply: liste(BulunanAnaUrun),
    yetki: 'urunGoruntule',
  }),
  getAnaUrun: call.get('/urun/ana-urunler/{id}', {
    params: kimlikParams,
    reply: z.object({ anaUrun: AnaUrun }),
    yetki: 'giris',
  }),
  createAnaUrun: call.post('/urun/ana-urunler', {
    body: AnaUrunKaydi,
    reply: kimlikReply,
    yetki: 'urunEkle',
    kayit: { menu: 'urun', islem: 'ekleme', nesne: 'anaUrun' },
  }),
  updateAnaUrun: call.put('/urun/ana-urunler', {
    body: degisen(AnaUrunKaydi),
    reply: kimlikReply,
    yetki: 'urunDuzenle',
    kayit: { menu: 'urun', islem: 'guncelleme', nesne: 'anaUrun' },
  }),
  removeAnaUrun: call.delete('/urun/ana-urunler', {
    body: kimlikBody,
    reply: kimlikReply,
    yetki: 'urunSil',
    kayit: { menu: 'urun', islem: 'silme', nesne: 'anaUrun' },
  }),
  listAltUrunler: call.get('/urun/alt-urunler', {
    query: z.object({
      ...sayfaAlanlari,
      sirala: siraAlani('adi', 'anaUrunAdi', 'fiyat', 'urunKod'),
      id: bos(alsoNamed(kimlik(), 'altUrunID')),
      durum,
      anaUrunID: bos(ref('anaUrun')),
      birimID: bos(ref('birim')),
      satisTipi: bos(satisTipi),
    }),
    reply: liste(AltUrun),
    yetki: 'giris',
    excel: {
      tip: 'urunler',
      sutunlar: [
        { ad: 'anaUrunAdi', tur: 'metin', genislik: 22 },
        { ad: 'adi', tur: 'metin', genislik: 34 },
        { ad: 'satisTipi', tur: 'metin', genislik: 10, degerler: { 0: 'urun', 1: 'hizmet' } },
        { ad: 'urunKod', tur: 'metin', genislik: 14 },
        { ad: 'barkod', tur: 'metin', genislik: 16 },
        { ad: 'birimAdi', tur: 'metin', genislik: 10 },
        { ad: 'fiyat', tur: 'tutar', genislik: 12 },
        { ad: 'fiyat2', tur: 'tutar', genislik: 12 },
        { ad: 'maliyet', tur: 'tutar', genislik: 12 },
        { ad: 'kdv', tur: 'sayi', genislik: 8 },
        { ad: 'urunSure', tur: 'sayi', genislik: 10 },
        { ad: 'satistaMi', tur: 'metin', genislik: 9, degerler: evetHayirSozu },
      ],
    },
  }),
  getAltUrun: call.get('/urun/alt-urunler/{id}', {
    params: kimlikParams,
    reply: z.object({ altUrun: AltUrun }),
    yetki: 'urunGoruntule',
  }),
  createAltUrun: call.post('/urun/alt-urunler', {
    body: AltUrunKaydi,
    reply: kimlikReply,
    yetki: 'urunEkle',
    kayit: { menu: 'urun', islem: 'ekleme' },
  }),
  updateAltUrun: call.put('/urun/alt-urunler', {
    body: degisen(AltUrunKaydi),
    reply: kimlikReply,
    yetki: 'urunDuzenle',
    kayit: { menu: 'urun', islem: 'guncelleme' },
  }),
  removeAltUrun: call.delete('/urun/alt-urunler', {
    body: kimlikBody,
    reply: kimlikReply,
    yetki: 'urunSil',
    kayit: { menu: 'urun', islem: 'silme' },
  }),
  /** Moves products to another group; 0 takes them out of their group. */
  tasi: call.put('/urun/alt-urun-tasi', {
    body: z.object({
      altUrunIDler: z.array(ref('altUrun')).check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(500, { error: 'istekBuyuk' })),
      anaUrunID: refOrZero('anaUrun'),
    }),
    reply: z.object({ sayi: z.int() }),
    yetki: 'urunDuzenle',
    mesaj: 'urunTasindi',
    kayit: { menu: 'urun', islem: 'guncelleme', nesne: 'tasima' },
  }),
  /** Switches points on or off for all products of a group. */
  savePuanDurumu: call.put('/urun/alt-urun-puan-durumlari', {
    body: z.object({ anaUrunID: ref('anaUrun'), durum: z.boolean({ error: 'secimGecersiz' }) }),
    reply: z.object({ sayi: z.int() }),
    yetki: 'urunDuzenle',
    kayit: { menu: 'urun', islem: 'guncelleme', nesne: 'anaUrun' },
  }),
  /** Starts counting the stock of a product. */
  createStok: call.post('/urun/alt-urun-stokta-olustur', {
    body: z.object({ id: alsoNamed(ref('altUrun'), 'altUrunID') }),
    reply: kimlikReply,
    yetki: 'stokDegistir',
    mesaj: 'stoktaOlusturuldu',
    kayit: { menu: 'urun', islem: 'guncelleme' },
  }),
};
