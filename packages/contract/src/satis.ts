import * as z from 'zod/mini';
import { FIYAT_NEDENLERI } from '@defter/rules/musteri-fiyati.ts';
import { kurus } from '@defter/rules/para.ts';
import type { Iskonto } from '@defter/rules/satis.ts';
import { EN_COK_TAKSIT, TaksitDurumu } from '@defter/rules/taksit.ts';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import { evetHayirSozu } from './excel-sutunu.ts';
import {
  alsoNamed,
  bos,
  EN_YUKSEK_TUTAR,
  evetHayir,
  gunAraligi,
  gizliMetin,
  kimlik,
  kimlikBody,
  kimlikOrZero,
  kimlikParams,
  kimlikReply,
  para,
  paraOrSayi,
  liste,
  listeAlani,
  metinOrNull,
  ondalik,
  ref,
  secim,
  sayfaAlanlari,
  sayi,
  sir,
  siraAlani,
  surumOrNull,
  tarihAlani,
  tutar,
} from './fields.ts';
import { means } from './meaning.ts';

/** The kinds of a sale: a plain one, of a package, of sessions that the customer has (spec 1§4). */
export const SatisDurumu = { satis: 'T', paket: 'P', seans: 'S' } as const;
export type SatisDurumu = (typeof SatisDurumu)[keyof typeof SatisDurumu];

/** The kinds of discount: an amount or a percentage (spec 1§9: the lira sign is the default). */
export const IskontoTip = { tutar: '₺', oran: '%' } as const;
const iskontoTip = z._default(means({ tur: 'metin' }, z.enum(Object.values(IskontoTip), { error: 'secimGecersiz' })), IskontoTip.tutar);

/** An amount or percent, according to the kind beside it. */
const iskontoDegeri = () => paraOrSayi((satir) => !('iskontoTip' in satir && satir.iskontoTip === IskontoTip.oran), 'tutarGecersiz');
const iskonto = z._default(
  iskontoDegeri().check(z.gte(0, { error: 'tutarGecersiz' }), z.lte(EN_YUKSEK_TUTAR, { error: 'tutarGecersiz' }), ondalik(2, 'tutarGecersiz')),
  0,
);

/** The discount in the form that the rules compute with. */
export const toIskonto = (girdi: { iskontoTip: '₺' | '%'; iskonto: number }): Iskonto =>
  girdi.iskontoTip === IskontoTip.oran
    ? { tip: 'oran', deger: girdi.iskonto }
    : { tip: 'tutar', deger: kurus(girdi.iskonto) };

const adet = sayi().check(z.gt(0, { error: 'sayiGecersiz' }), z.lte(99_999, { error: 'sayiGecersiz' }), ondalik(3, 'sayiGecersiz'));

const SatisSatiri = z.object({
  id: kimlikOrZero(),
  altUrunID: ref('altUrun'),
  adet: z._default(alsoNamed(adet, 'satisAdet'), 1),
  /** The second name of `adet`, which counts if only it differs in a line that is sent back. */
  satisAdet: z.optional(z.nullable(adet)),
  /** With KDV; null takes the price of the catalogue, or keeps that of the line. Changing it needs a right. */
  birimFiyat: bos(tutar()),
  iskontoTip,
  iskonto,
  uygulayanPersonelID: bos(ref('personel')),
  /** Ours: the reason of a gift. A gift with a price is refused; null is sold. */
  hediyeNedeni: metinOrNull(200),
});

const SatisOdemesi = z.object({
  id: kimlikOrZero(),
  odemeSekliID: ref('odemeSekli'),
  /** A payment of nothing is dropped. */
  tutar: tutar(),
  /** The default is the day of a new sale, and today for a later payment. */
  tarih: bos(tarihAlani()),
  aciklama: metinOrNull(200),
});

/** Ours: the tip for a colleague (docs/adr/0192). It is no part of the total. */
const SatisBahsisi = z.object({
  id: kimlikOrZero(),
  personelID: ref('personel'),
  odemeSekliID: ref('odemeSekli'),
  tutar: tutar().check(z.gt(0, { error: 'tutarSifir' })),
});

/** A part of the rest to pay, with its due day. */
const SatisTaksidi = z.object({
  id: kimlikOrZero(),
  tarih: tarihAlani(),
  tutar: tutar().check(z.gt(0, { error: 'tutarSifir' })),
  aciklama: metinOrNull(200),
});

/**
 * A sale as it is saved: its lines, payments and instalments; the server prices it. Over an existing sale the lists are whole: a missing line is
 * removed. A payment that was taken is locked: one that is missing or differs is `odemeKilitli`, only the call `iade` gives it back. An existing sale
 * keeps its appointment. The sum of the instalments is the rest to pay, or with their former down payment the total.
 */
export const SatisKaydi = z.object({
  id: kimlikOrZero(),
  surum: surumOrNull(),
  /** Null for a sale at the door, which only a plain one may be (docs/adr/0191). */
  musteriID: bos(ref('musteri')),
  randevuID: bos(ref('randevu')),
  tarih: bos(tarihAlani()),
  iskontoTip,
  iskonto,
  /** The seller, if the settings let people choose one. The default is the signed-in person; an existing sale keeps its seller. */
  personelID: bos(ref('personel')),
  islemde: evetHayir(false),
  aciklama: metinOrNull(1000),
  icerikler: z.array(SatisSatiri).check(z.minLength(1, { error: 'icerikGerekli' }), z.maxLength(200, { error: 'istekBuyuk' })),
  odemeler: z.array(SatisOdemesi).check(z.maxLength(50, { error: 'istekBuyuk' })),
  taksitler: listeAlani(SatisTaksidi, EN_COK_TAKSIT),
  /** Locked as payments are; the call `bahsisIade` gives one back. */
  bahsisler: listeAlani(SatisBahsisi, 20),
  /** Ours: the part of the customer's credit that pays for it now, as a collection of its own (docs/adr/0331). */
  avans: bos(tutar().check(z.gt(0, { error: 'tutarSifir' }))),
  /** Ours: a colleague's approval of these prices (satisOnayiCalls). */
  onayKodu: bos(sir(z.string().check(z.maxLength(100, { error: 'onayGecersiz' })))),
});
export type SatisKaydi = z.output<typeof SatisKaydi>;

/**
 * Whether the customer has the service agreement (spec 1§3). A sale in instalments ignores it in a save: it has the contract of the law, which is
 * given by an act of its own (docs/adr/0167).
 */
export const sozlesmeVerildi = () => evetHayir(false);

const kaydi = (nesne: 'musteri' | 'randevu') => bos(z.object({ id: bos(ref(nesne)) }));

/**
 * The change of a sale. Its customer and its appointment have two names, of which the record counts if only it differs from the values that were read
 * (spec 1§3). A new sale is read by either name (wire.ts); here the record is no other name of an id that may be empty.
 */
export const satisDegisimi = <S extends z.core.$ZodShape>(kayit: z.ZodMiniObject<S>) =>
  degisen(z.extend(kayit, { sozlesmeVerildi: sozlesmeVerildi(), musteri: kaydi('musteri'), randevu: kaydi('randevu'), randevuID: bos(alsoNamed(ref('randevu'))) }));

/** Ours: whether campaigns are taken off the lines. A client without this field sells at the prices that it knows. */
export const kampanyali = () => evetHayir(false);

/** A new plain sale. Ours: `kapidan` says that it has no customer; a client that only forgets the customer is refused. */
const YeniSatis = z
  .extend(SatisKaydi, { sozlesmeVerildi: sozlesmeVerildi(), kampanyali: kampanyali(), kapidan: evetHayir(false) })
  .check(z.refine(({ musteriID, kapidan }) => musteriID !== null || kapidan, { error: 'zorunluAlan', path: ['musteriID'] }));

/** Fields that are the same for every sale until there are invoices and more kinds of discount (spec 1§3). */
const SABITLER = { faturaKesildi: z.literal(false), satisMi: z.literal(true), iskontoTurID: z.literal(1) };

const SatisListeSatiri = z.object({
  id: z.int(),
  /** Counts per business from 1; the id counts over all. */
  satisNo: z.int(),
  satisGuid: z.string(),
  tarih: z.string(),
  /** Both null for a sale at the door. */
  musteriID: bos(z.int()),
  adSoyad: bos(z.string()),
  hizmetler: bos(z.string()),
  toplamTutar: para(),
  alinan: para(),
  kalan: para(),
  durum: z.string(),
  islemde: z.boolean(),
  iptalMi: z.boolean(),
  randevuID: bos(z.int()),
  surum: z.int(),
  personelID: z.nullable(z.int()),
  personelAdi: bos(z.string()),
  iskontoTip: z.string(),
  iskonto: sayi(),
  aciklama: z.nullable(z.string()),
  genelPuan: sayi(),
  puanYuzdesi: sayi(),
  sozlesmeVerildi: z.boolean(),
  ...SABITLER,
});
export type SatisListeSatiri = z.output<typeof SatisListeSatiri>;

/** The business for the head of its papers. */
export const BelgeFirmasi = z.object({
  adi: z.string(),
  unvan: bos(z.string()),
  telefon: bos(z.string()),
  adres: bos(z.string()),
  ilAdi: bos(z.string()),
  ilceAdi: bos(z.string()),
  vergiDairesi: bos(z.string()),
  vergiNo: bos(z.string()),
  webSitesi: bos(z.string()),
  /** Address of the picture. */
  logo: bos(z.string()),
});
export type BelgeFirmasi = z.output<typeof BelgeFirmasi>;

export const Satis = z.object({
  id: z.int(),
  satisNo: z.int(),
  satisGuid: z.string(),
  surum: z.int(),
  tarih: z.string(),
  kayitZamani: z.string(),
  /** Both null for a sale at the door. */
  musteriID: bos(ref('musteri')),
  musteri: bos(z.object({ id: z.int(), adSoyad: z.string(), telefon: bos(gizliMetin('telefon')), puan: sayi() })),
  randevuID: bos(z.int()),
  randevu: z.nullable(z.object({ id: z.int() })),
  personelID: bos(z.int()),
  personelAdi: bos(z.string()),
  durum: z.string(),
  islemde: z.boolean(),
  iptalMi: z.boolean(),
  iskontoTip: z.string(),
  iskonto: iskontoDegeri(),
  aciklama: bos(z.string()),
  araToplam: para(),
  iskontoToplam: para(),
  kdvToplam: para(),
  toplamTutar: para(),
  alinan: para(),
  kalan: para(),
  /** The points that it has earned, and the rate for each 100 lira. */
  genelPuan: sayi(),
  puanYuzdesi: sayi(),
  icerikler: z.array(
    z.object({
      id: z.int(),
      altUrunID: z.int(),
      adi: z.string(),
      adet: sayi(),
      satisAdet: sayi(),
      birimFiyat: para(),
      /** The reason of its price, if it is not the price of the list. */
      fiyatNedeni: bos(z.enum(FIYAT_NEDENLERI)),
      /** The cost of one piece today; null for people who may not see it. */
      maliyet: z.nullable(para()),
      kdv: z.int(),
      iskontoTip: z.string(),
      iskonto: iskontoDegeri(),
      /** The discount of campaigns, which is part of the whole one, and their names. */
      kampanyaIskonto: para(),
      kampanyaAdi: bos(z.string()),
      /** It was taken from a package of the customer. */
      paketten: z.boolean(),
      /** The reason of a gift; null if it was sold. */
      hediyeNedeni: bos(z.string()),
      tutar: para(),
      uygulayanPersonelID: bos(z.int()),
      uygulayanPersonelAdi: bos(z.string()),
    }),
  ),
  odemeler: z.array(
    z.object({
      id: z.int(),
      odemeSekliID: z.int(),
      odemeSekliAdi: z.string(),
      tutar: para(),
      tarih: z.string(),
      aciklama: bos(z.string()),
      /** It was paid with the deposit of the appointment. */
      kaporaMi: z.boolean(),
    }),
  ),
  /** The tips for colleagues. */
  bahsisler: z.array(z.object({ id: z.int(), personelID: z.int(), personelAdi: z.string(), odemeSekliID: z.int(), odemeSekliAdi: z.string(), tutar: para(), tarih: z.string() })),
  /** The rest of the appointment's deposits, which is set off as an open sale is finished. */
  kapora: para(),
  /** The down payment before the instalments; null without a plan. */
  pesinat: bos(para()),
  /** In the order of their due days, each with its payments. */
  taksitler: z.array(
    z.object({
      id: z.int(),
      no: z.int(),
      tarih: z.string(),
      tutar: para(),
      odenen: para(),
      kalan: para(),
      durum: secim('taksitDurumu', z.enum(Object.values(TaksitDurumu))),
      aciklama: bos(z.string()),
    }),
  ),
  ...SABITLER,
  /** The program that its sessions were sold from. */
  menuID: bos(z.int()),
  /** Fields of the specification (spec 1§3) that nothing here fills: instalments stand in `taksitler`, a collection is no sale. */
  taksitID: z.null(),
  tahsilatSatisID: z.null(),
  paketNo: z.null(),
  /** The service agreement was handed to the customer. */
  sozlesmeVerildi: z.boolean(),
  /** The colleague who has approved its prices for the desk. */
  onaylayanAdi: bos(z.string()),
});
export type Satis = z.output<typeof Satis>;

/** A sale as it is printed, under the head of the business. */
const SatisKagidi = z.extend(Satis, { firma: BelgeFirmasi });
export type SatisKagidi = z.output<typeof SatisKagidi>;

/** Money of a customer for one sale or, if none is named, for the unpaid ones, oldest first (spec 1§3). */
export const Tahsilat = z.object({
  id: kimlikOrZero(),
  tahsilatSatisID: kimlikOrZero(),
  musteriID: ref('musteri'),
  odemeSekliID: ref('odemeSekli'),
  tutar: tutar().check(z.gt(0, { error: 'tutarSifir' })),
  /** Null means today. */
  tarih: bos(tarihAlani()),
  aciklama: metinOrNull(200),
});
export type Tahsilat = z.output<typeof Tahsilat>;

/** A collection on paper: its payments by method, its sales, and the customer's present debt. */
const TahsilatKagidi = z.object({
  id: z.int(),
  tarih: z.string(),
  kayitZamani: z.string(),
  musteriID: ref('musteri'),
  adSoyad: z.string(),
  tutar: para(),
  alanAdi: bos(z.string()),
  odemeler: z.array(z.object({ odemeSekliAdi: z.string(), tutar: para() })),
  satislar: z.array(z.object({ satisNo: z.int(), tarih: z.string(), hizmetler: z.string(), tutar: para(), kalan: para() })),
  bakiye: para(),
  /** The part that became the customer's credit. */
  avans: para(),
  /** No money was paid: credit was set off. */
  mahsupMu: z.boolean(),
  iptalMi: z.boolean(),
  firma: BelgeFirmasi,
});
export type TahsilatKagidi = z.output<typeof TahsilatKagidi>;

/** A sale that is not fully paid; `gelen` is the part that is due by today by its instalments. */
const AcikSatis = z.object({ id: z.int(), satisNo: z.int(), tarih: z.string(), hizmetler: z.string(), kalan: para(), gelen: para() });
export type AcikSatis = z.output<typeof AcikSatis>;

const satisGuid = () => means({ tur: 'no' }, z.guid({ error: 'kimlikGecersiz' }));
export const satisReply = z.object({ id: z.int(), satisGuid: z.string(), surum: z.int(), toplamTutar: para(), kalan: para() });
const konular = ['kasa', 'musteri', 'randevu', 'prim', 'stok'] as const;
/** People who sell from the card of a customer see the sales of that customer. */
const GORENLER = ['satisGoruntule', 'musteriSatis'] as const;

export const satisCalls = {
  /** Newest first. Without satisGecmis only today's and open sales, here and by id. With musteriSatis only those of one customer. */
  list: call.get('/satis', {
    query: z.object({
      ...sayfaAlanlari,
      sirala: siraAlani('tarih', 'toplamTutar', 'alinan'),
      ...gunAraligi(),
      musteriID: bos(ref('musteri')),
      randevuID: bos(ref('randevu')),
      islemde: bos(z.boolean()),
      /** The seller. */
      personelID: bos(ref('personel')),
      /** Only unpaid sales, or only paid ones. */
      borcluMu: bos(z.boolean()),
      durum: z._default(z.enum(['gecerli', 'iptal', 'tumu']), 'gecerli'),
      /** The kind of the sales. */
      satisTuru: bos(z.enum(Object.values(SatisDurumu))),
    }),
    reply: liste(SatisListeSatiri),
    yetki: GORENLER,
    excel: {
      tip: 'satislar',
      sutunlar: [
        { ad: 'tarih', tur: 'tarih', genislik: 13 },
        { ad: 'adSoyad', tur: 'metin', genislik: 26 },
        { ad: 'hizmetler', tur: 'metin', genislik: 40 },
        { ad: 'toplamTutar', tur: 'tutar', genislik: 12 },
        { ad: 'alinan', tur: 'tutar', genislik: 12 },
        { ad: 'kalan', tur: 'tutar', genislik: 12 },
        { ad: 'aciklama', tur: 'metin', genislik: 30 },
        { ad: 'iptalMi', tur: 'metin', genislik: 8, degerler: evetHayirSozu },
      ],
    },
  }),
  get: call.get('/satis/{id}', { params: kimlikParams, reply: z.object({ satis: Satis }), yetki: GORENLER }),
  /** The newest unfinished sale of a customer; null without one. */
  islemde: call.get('/satis/islemde/{musteriID}', { params: z.object({ musteriID: ref('musteri') }), reply: z.object({ satis: bos(Satis) }), yetki: GORENLER }),
  /** The same for a receipt or a sheet of A4. */
  kagit: call.get('/satis/{id}/kagit', { params: kimlikParams, reply: z.object({ satis: SatisKagidi }), yetki: 'satisYazdir' }),
  create: call.post('/satis', {
    /** With `kampanyali` the server takes the campaigns off the lines. A client without it sells at the prices that it knows. */
    body: YeniSatis,
    reply: satisReply,
    yetki: ['satisEkle', 'musteriSatis'],
    kota: 'satisModulu',
    yeniIs: true,
    kayit: { menu: 'satis', islem: 'ekleme' },
    konular,
  }),
  /** With satisEkle alone a person may continue an open sale; changing a finished one needs satisDuzenle. */
  update: call.put('/satis', {
    /** With `kampanyali` the campaigns are worked out anew, and the discount of a line is that of the desk only. */
    body: z.extend(satisDegisimi(z.extend(SatisKaydi, { musteriID: bos(alsoNamed(ref('musteri'))) })), { kampanyali: kampanyali() }),
    reply: satisReply,
    yetki: ['satisDuzenle', 'satisEkle'],
    kota: 'satisModulu',
    kayit: { menu: 'satis', islem: 'guncelleme' },
    konular,
  }),
  /** Takes a payment for unpaid sales. A person with only this right sees nothing else of a sale. */
  tahsilat: call.post('/satis/tahsilat', {
    body: z.object({
      model: z.array(Tahsilat).check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(50, { error: 'istekBuyuk' })),
      /** The sales that rows without a sale may pay, oldest first; empty for all. */
      satisIDler: listeAlani(kimlik(), 200),
      /** Keeps a payment beyond the debt as the customer's credit; otherwise it is refused. */
      avans: evetHayir(false),
      /** The debt and the credit of the customers that the desk has seen: refused if they are others by now, as after a payment at another desk (`hesapDegismis`). */
      gorulenBorc: bos(tutar()),
      gorulenAvans: bos(tutar()),
    }),
    /**
     * The first of the sales (null if all became credit), the collection of the first customer, the amount taken, its part that became credit, and
     * the rest of the debts.
     */
    reply: z.object({ id: bos(z.int()), tahsilatID: z.int(), alinan: para(), avans: para(), kalan: para() }),
    yetki: ['musteriTahsilat', 'satisDuzenle'],
    kota: 'satisModulu',
    mesaj: 'tahsilatAlindi',
    kayit: { menu: 'satis', islem: 'guncelleme' },
    konular,
  }),
  /**
   * Undoes a collection as a whole, today: the named one, or the last one that paid for a sale of the customer. A part that was given back before is
   * not given back again. If its credit was set off meanwhile, it cannot be undone.
   */
  tahsilatGeriAl: call.delete('/satis/tahsilat', {
    body: z
      .object({ satisGuid: bos(satisGuid()), musteriID: bos(ref('musteri')), tahsilatID: bos(kimlik()), neden: metinOrNull(300) })
      .check(z.refine(({ satisGuid: guid, tahsilatID }) => guid !== null || tahsilatID !== null, { error: 'zorunluAlan', path: ['satisGuid'] })),
    /** The first of its sales; null where it was all credit. */
    reply: z.object({ id: bos(z.int()), tahsilatID: z.int() }),
    yetki: 'satisDuzenle',
    kota: 'satisModulu',
    mesaj: 'tahsilatGeriAlindi',
    kayit: { menu: 'satis', islem: 'guncelleme' },
    konular,
  }),
  /** A collection as it is printed. */
  tahsilatKagidi: call.get('/satis/tahsilat/{id}/kagit', { params: kimlikParams, reply: z.object({ tahsilat: TahsilatKagidi }), yetki: ['satisYazdir', 'musteriTahsilat'] }),
  /** The unpaid sales of a customer, oldest first, for taking payments. */
  acik: call.get('/musteri/{id}/acik-satislar', {
    params: kimlikParams,
    reply: z.object({ toplam: para(), /** The customer's credit. */ avans: para(), liste: z.array(AcikSatis) }),
    yetki: ['musteriTahsilat', 'satisDuzenle'],
  }),
  /** Gives back a payment today. This is the only way to take one out of a sale (docs/adr/0044). */
  iade: call.delete('/satis/odeme', {
    body: z.object({ id: kimlik(), neden: metinOrNull(300) }),
    reply: kimlikReply,
    yetki: 'satisDuzenle',
    kota: 'satisModulu',
    mesaj: 'odemeIadeEdildi',
    kayit: { menu: 'satis', islem: 'guncelleme' },
    konular,
  }),
  /** Gives a tip back today. */
  bahsisIade: call.delete('/satis/bahsis', {
    body: z.object({ id: kimlik(), neden: metinOrNull(300) }),
    reply: kimlikReply,
    yetki: 'satisDuzenle',
    kota: 'satisModulu',
    mesaj: 'bahsisIadeEdildi',
    kayit: { menu: 'satis', islem: 'guncelleme' },
    konular,
  }),
  /** Removes one line of a plain sale, which keeps at least one. The rules are those of `update`. */
  removeUrun: call.delete('/satis/urun', {
    body: kimlikBody,
    reply: satisReply,
    yetki: ['satisDuzenle', 'satisEkle'],
    kota: 'satisModulu',
    kayit: { menu: 'satis', islem: 'guncelleme' },
    konular,
  }),
  /** Cancels a sale. It stays, and its debt and payments are reversed today. */
  remove: call.delete('/satis', {
    body: z.object({ satisGuid: satisGuid(), neden: metinOrNull(300) }),
    reply: z.object({ id: z.int() }),
    yetki: 'satisSil',
    mesaj: 'satisIptalEdildi',
    kayit: { menu: 'satis', islem: 'silme' },
    konular,
  }),
};
