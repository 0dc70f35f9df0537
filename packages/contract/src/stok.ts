import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import {
  alsoNamed,
  bos,
  evetHayir,
  kimlik,
  kimlikBody,
  kimlikOrZero,
  kimlikParams,
  kimlikReply,
  liste,
  metinOrNull,
  ondalik,
  para,
  ref,
  refOrZero,
  sayfaAlanlari,
  sayi,
  secim,
  siraAlani,
  surumOrNull,
  tamSayi,
  tarihAlani,
  tutar,
  zamanAlani,
} from './fields.ts';
import { isKdvOrani } from '@defter/rules/kdv.ts';
import { means } from './meaning.ts';
import { satisDurumu } from './satis-stogu.ts';
import { STOK_DURUMLARI } from './stok-durumu.ts';

/** The kinds of movements of stock; `devir` is from one branch to another. */
const STOK_HAREKETLERI = ['alis', 'satis', 'sarf', 'sayim', 'fire', 'iade', 'devir'] as const;

/** An amount in the product's own unit: from 0, to a millionth of it. */
const miktar = () => sayi().check(z.gte(0, { error: 'sayiGecersiz' }), z.lte(1_000_000, { error: 'sayiGecersiz' }), ondalik(6, 'sayiGecersiz'));
const artiMiktar = () => miktar().check(z.gt(0, { error: 'miktarSifir' }));
/** The most rows of one save. */
const EN_COK = 500;
const satirlar = <T extends z.ZodMiniType>(satir: T) => z.array(satir).check(z.minLength(1, { error: 'icerikGerekli' }), z.maxLength(EN_COK, { error: 'istekBuyuk' }));

/** The reasons for a difference between count and book. */
export const SAYIM_NEDENLERI = ['fire', 'kayip', 'kirik', 'bozulmus', 'yanlisSayim', 'yanlisGiris', 'kullanim', 'diger'] as const;
const nedenTuru = bos(secim('sayimNedeni', z.enum(SAYIM_NEDENLERI, { error: 'secimGecersiz' })));

const durum = secim('stokDurumu', z.enum(STOK_DURUMLARI));
/** Costs without KDV; null for people who may not see them. */
const maliyet = bos(para());

const urunAdi = { altUrunID: z.int(), adi: z.string(), birimAdi: bos(z.string()) };

/** A product whose stock is kept. */
export const Stok = z.object({
  id: z.int(),
  surum: z.int(),
  ...urunAdi,
  bayiID: z.int(),
  anaUrunID: bos(z.int()),
  anaUrunAdi: bos(z.string()),
  barkod: bos(z.string()),
  urunKod: bos(z.string()),
  miktar: sayi(),
  kritik: bos(sayi()),
  durum,
  /** The average cost of one piece, and the value of all pieces. */
  maliyet,
  deger: maliyet,
  tedarikciID: bos(z.int()),
  tedarikciAdi: bos(z.string()),
  tedarikGun: bos(z.int()),
  acikGun: bos(z.int()),
  /** The first day on which some of it is no longer good. */
  sonKullanma: bos(z.string()),
});
export type Stok = z.output<typeof Stok>;

/** A product to be ordered, with the figures behind the amount. */
export const SiparisOnerisi = z.object({
  id: z.int(),
  ...urunAdi,
  barkod: bos(z.string()),
  tedarikciID: bos(z.int()),
  tedarikciAdi: bos(z.string()),
  miktar: sayi(),
  kritik: bos(sayi()),
  /** The weekly use, on average over the last eight weeks. */
  haftalik: sayi(),
  tedarikGun: z.int(),
  onerilen: z.int(),
  /** The cost at the last average. */
  tutar: maliyet,
});
export type SiparisOnerisi = z.output<typeof SiparisOnerisi>;

export const StokHareketi = z.object({
  id: z.int(),
  tarih: z.string(),
  kayitZamani: z.string(),
  tur: secim('stokHareketi', z.enum(STOK_HAREKETLERI)),
  miktar: sayi(),
  /** The stock after it. */
  kalan: sayi(),
  maliyet,
  satisID: bos(z.int()),
  girisID: bos(z.int()),
  sayimID: bos(z.int()),
  /** The reason of a count's difference, as of today. */
  nedenTuru,
  neden: bos(z.string()),
  personelAdi: bos(z.string()),
  /** Whether it undoes another one. */
  geriMi: z.boolean(),
});
export type StokHareketi = z.output<typeof StokHareketi>;

/** A line of a delivery. `miktar` is in the named unit, `tutar` is without KDV. */
const GirisSatiri = z.object({
  altUrunID: ref('altUrun'),
  miktar: sayi().check(z.gt(0, { error: 'miktarSifir' }), z.lte(1_000_000, { error: 'sayiGecersiz' }), ondalik(3, 'sayiGecersiz')),
  birimID: bos(ref('birim')),
  tutar: tutar(),
  kdv: z._default(means({ tur: 'yuzde' }, z.int().check(z.refine(isKdvOrani, { error: 'secimGecersiz' }))), 20),
  lot: metinOrNull(60),
  sonKullanma: bos(tarihAlani()),
});
export const StokGirisKaydi = z.object({
  id: kimlikOrZero(),
  tedarikciID: bos(ref('tedarikci')),
  belgeNo: metinOrNull(60),
  tarih: bos(tarihAlani()),
  aciklama: metinOrNull(500),
  icerikler: satirlar(GirisSatiri),
});

const StokGirisi = z.object({
  id: z.int(),
  tarih: z.string(),
  tedarikciID: bos(z.int()),
  tedarikciAdi: bos(z.string()),
  belgeNo: bos(z.string()),
  aciklama: bos(z.string()),
  satirSayisi: z.int(),
  toplam: maliyet,
  kdvToplam: maliyet,
  personelAdi: z.string(),
  geriAlindi: z.boolean(),
});
export type StokGirisi = z.output<typeof StokGirisi>;

const GirisIcerigi = z.object({
  id: z.int(),
  ...urunAdi,
  /** The entered amount in `girilenBirim`, and the amount in the product's own unit. */
  girilen: sayi(),
  girilenBirim: bos(z.string()),
  miktar: sayi(),
  /** The part that is left, if the stock that ends first is used first. */
  kalan: sayi(),
  tutar: maliyet,
  kdv: z.int(),
  lot: bos(z.string()),
  sonKullanma: bos(z.string()),
});

const Sayim = z.object({
  id: z.int(),
  tarih: z.string(),
  satirSayisi: z.int(),
  /** The number of differing products, and the value of the differences. */
  farkli: z.int(),
  farkDegeri: maliyet,
  /** The differences by their reason; null for those without one. */
  nedenler: z.array(z.object({ nedenTuru, satirSayisi: z.int(), farkDegeri: maliyet })),
  sayanlar: z.string(),
  geriAlindi: z.boolean(),
});
export type Sayim = z.output<typeof Sayim>;

/** A product on the sheet of a count; the counted amount is null before the count. */
const FoySatiri = z.object({
  id: z.int(),
  ...urunAdi,
  anaUrunAdi: bos(z.string()),
  barkod: bos(z.string()),
  urunKod: bos(z.string()),
  /** The amount in the book: at the moment of counting, or now. */
  beklenen: sayi(),
  sayilan: bos(sayi()),
  fark: bos(sayi()),
  farkDegeri: maliyet,
  nedenTuru,
  neden: bos(z.string()),
  sayanAdi: bos(z.string()),
});
export type FoySatiri = z.output<typeof FoySatiri>;

const ServisUrunu = z.object({
  id: z.int(),
  surum: z.int(),
  bayiID: z.int(),
  ...urunAdi,
  miktar: sayi(),
  acilis: z.string(),
  sonKullanma: bos(z.string()),
  /** Whether it has expired today. */
  gecti: z.boolean(),
  /** The amount used of the product since, in its own unit. */
  kullanilan: sayi(),
  acanAdi: z.string(),
});
export type ServisUrunu = z.output<typeof ServisUrunu>;
/** `acilis` is today by default; the last good day follows from the product by default. */
export const ServisUrunuKaydi = z.object({ id: kimlikOrZero(), surum: surumOrNull(), altUrunID: ref('altUrun'), miktar: z._default(artiMiktar(), 1), acilis: bos(tarihAlani()), sonKullanma: bos(tarihAlani()) });

const SonKullanma = z.object({
  id: z.int(),
  ...urunAdi,
  girisID: z.int(),
  lot: bos(z.string()),
  sonKullanma: z.string(),
  kalan: sayi(),
  deger: maliyet,
  gecti: z.boolean(),
});
export type SonKullanma = z.output<typeof SonKullanma>;

/** The materials that a line of a sale has used up. */
const SatisSarfi = z.object({
  satisIcerikID: z.int(),
  hizmetAdi: z.string(),
  ...urunAdi,
  beklenen: sayi(),
  miktar: sayi(),
  fire: sayi(),
  maliyet,
});
export type SatisSarfi = z.output<typeof SatisSarfi>;

export const STOK_KAYDI = z.object({
  altUrunID: alsoNamed(ref('altUrun'), 'id'),
  /** The present stock; fields that are left out stay. */
  miktar: bos(miktar()),
  kritik: bos(miktar()),
  tedarikGun: bos(tamSayi(0, 365)),
  acikGun: bos(tamSayi(1, 3650)),
  tedarikciID: bos(ref('tedarikci')),
  neden: metinOrNull(200),
});
/** The reason for goods that leave without being sold: thrown away, or returned to the supplier. */
export const CIKIS_TURLERI = ['fire', 'iade'] as const;

const stok = { menu: 'urun', nesne: 'stok', kayitID: null } as const;
const suzgec = { anaUrunID: bos(ref('anaUrun')), ara: sayfaAlanlari.ara };

/** Stock (spec 2§7.10). The calls that the specification does not name are ours (docs/adr/0280). */
export const stokCalls = {
  /** The products whose stock is kept, critical ones first. `toplamDeger` is over all pages. */
  list: call.get('/stok', {
    query: z.object({
      ...sayfaAlanlari,
      sirala: siraAlani('durum', 'adi', 'miktar', 'deger', 'sonKullanma'),
      anaUrunID: bos(ref('anaUrun')),
      altUrunID: bos(alsoNamed(ref('altUrun'), 'id')),
      tedarikciID: bos(ref('tedarikci')),
      durum: bos(durum),
    }),
    reply: z.object({ liste: z.array(Stok), toplamKayit: z.int(), toplamDeger: maliyet, kritikSayisi: z.int(), eksiSayisi: z.int() }),
    yetki: 'stokGoruntule',
    excel: {
      tip: 'stoklar',
      sutunlar: [
        { ad: 'anaUrunAdi', tur: 'metin', genislik: 22 },
        { ad: 'adi', tur: 'metin', genislik: 34 },
        { ad: 'barkod', tur: 'metin', genislik: 16 },
        { ad: 'miktar', tur: 'sayi', genislik: 10 },
        { ad: 'birimAdi', tur: 'metin', genislik: 10 },
        { ad: 'kritik', tur: 'sayi', genislik: 10 },
        { ad: 'durum', tur: 'metin', genislik: 10, degerler: { eksi: 'eksi', bitti: 'bitti', kritik: 'kritik', yeterli: 'yeterli' } },
        { ad: 'maliyet', tur: 'tutar', genislik: 12 },
        { ad: 'deger', tur: 'tutar', genislik: 14 },
        { ad: 'tedarikciAdi', tur: 'metin', genislik: 24 },
        { ad: 'sonKullanma', tur: 'tarih', genislik: 13 },
      ],
    },
  }),
  /** Products at their critical level, below zero or run out. */
  kritikler: call.get('/stok/kritik-stoklar', {
    query: z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu, altUrunID: bos(alsoNamed(ref('altUrun'), 'id')), ...suzgec }),
    reply: liste(Stok),
    yetki: 'stokGoruntule',
  }),
  /** Sets the stock of products, and their critical levels. A difference is a movement. */
  saveMiktarlar: call.put('/stok/stok-miktarlari', {
    body: z.object({ model: satirlar(degisen(STOK_KAYDI, ['altUrunID'])) }),
    reply: z.object({ sayi: z.int() }),
    yetki: 'stokDegistir',
    kayit: { ...stok, islem: 'guncelleme' },
  }),
  /** Counts. Each row is compared with the stock at its moment of counting, so that sales can go on meanwhile. */
  fizikselSayim: call.put('/stok/fiziksel-sayim', {
    body: z.object({
      tarih: bos(tarihAlani()),
      model: satirlar(
        z.object({
          altUrunID: alsoNamed(ref('altUrun'), 'id'),
          miktar: miktar(),
          nedenTuru,
          neden: metinOrNull(200),
          /** The moment of counting, for a phone that was offline; by default now. */
          zaman: bos(zamanAlani()),
        }),
      ),
    }),
    reply: z.object({ id: z.int(), satirlar: z.array(z.object({ altUrunID: z.int(), beklenen: sayi(), sayilan: sayi(), fark: sayi() })) }),
    yetki: 'stokDegistir',
    mesaj: 'sayimKaydedildi',
    kayit: { menu: 'urun', nesne: 'stokSayimi', islem: 'guncelleme' },
  }),
  /** The counts that were kept, newest first. */
  sayimlar: call.get('/stok/sayim-bilgisi', {
    query: z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu, tarih: bos(tarihAlani()) }),
    reply: liste(Sayim),
    yetki: 'stokGoruntule',
  }),
  /** Sets the reasons for the differences in the count of a day; the counted amounts stay. */
  saveSayimNedenleri: call.put('/stok/sayim-bilgisi', {
    body: z.object({ tarih: tarihAlani(), model: satirlar(degisen(z.object({ altUrunID: ref('altUrun'), nedenTuru, neden: metinOrNull(200) }), ['altUrunID'])) }),
    reply: kimlikReply,
    yetki: 'stokDegistir',
    kayit: { menu: 'urun', nesne: 'stokSayimi', islem: 'guncelleme' },
  }),
  /** Undoes the count of a day as a whole. */
  removeSayim: call.delete('/stok/sayim-bilgisi', {
    body: z.object({ tarih: tarihAlani() }),
    reply: kimlikReply,
    yetki: 'stokDegistir',
    kayit: { menu: 'urun', nesne: 'stokSayimi', islem: 'silme' },
  }),
  /** The sheet of a day: every product of a group with the amounts in the book and of the count. */
  sayimFoyu: call.get('/stok/sayim-foyu', {
    query: z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu, ...suzgec, tarih: bos(tarihAlani()), /** Only products that are not counted yet, or only those that differ. */ kapsam: z._default(z.enum(['tumu', 'sayilmayan', 'farkli']), 'tumu') }),
    reply: z.object({ liste: z.array(FoySatiri), toplamKayit: z.int(), sayilanSayisi: z.int(), farkDegeri: maliyet }),
    yetki: 'stokGoruntule',
    excel: {
      tip: 'sayim',
      sutunlar: [
        { ad: 'anaUrunAdi', tur: 'metin', genislik: 22 },
        { ad: 'adi', tur: 'metin', genislik: 34 },
        { ad: 'barkod', tur: 'metin', genislik: 16 },
        { ad: 'beklenen', tur: 'sayi', genislik: 10 },
        { ad: 'sayilan', tur: 'sayi', genislik: 10 },
        { ad: 'fark', tur: 'sayi', genislik: 10 },
        { ad: 'birimAdi', tur: 'metin', genislik: 10 },
        { ad: 'farkDegeri', tur: 'tutar', genislik: 14 },
        { ad: 'nedenTuru', tur: 'metin', genislik: 16, degerler: { fire: 'fire', kayip: 'kayip', kirik: 'kirik', bozulmus: 'bozulmus', yanlisSayim: 'yanlisSayim', yanlisGiris: 'yanlisGiris', kullanim: 'kullanim', diger: 'diger' } },
        { ad: 'neden', tur: 'metin', genislik: 26 },
        { ad: 'sayanAdi', tur: 'metin', genislik: 20 },
      ],
    },
  }),
  /** Products in the cabins that are open. */
  servisUrunleri: call.get('/stok/servis-urunleri', {
    query: z.object({ ...sayfaAlanlari, altUrunID: bos(ref('altUrun')), /** Only expired ones. */ gecenler: evetHayir(false) }),
    reply: liste(ServisUrunu),
    yetki: 'stokGoruntule',
  }),
  createServisUrunu: call.post('/stok/servis-urunleri', {
    body: ServisUrunuKaydi,
    reply: kimlikReply,
    yetki: 'stokDegistir',
    kayit: { menu: 'urun', nesne: 'servisUrunu', islem: 'ekleme' },
  }),
  updateServisUrunu: call.put('/stok/servis-urunleri', {
    body: degisen(z.omit(ServisUrunuKaydi, { acilis: true })),
    reply: kimlikReply,
    yetki: 'stokDegistir',
    kayit: { menu: 'urun', nesne: 'servisUrunu', islem: 'guncelleme' },
  }),
  /** It is empty; `fire` is the amount of its rest that is thrown away. */
  removeServisUrunu: call.delete('/stok/servis-urunleri', {
    body: z.object({ id: kimlikBody.shape.id, altUrunID: refOrZero('altUrun'), miktar: bos(miktar()), fire: z._default(miktar(), 0) }),
    reply: kimlikReply,
    yetki: 'stokDegistir',
    kayit: { menu: 'urun', nesne: 'servisUrunu', islem: 'silme' },
  }),

  /** The movements of a product, newest first, each with the stock after it. */
  hareketler: call.get('/stok/hareketler', {
    query: z.object({
      ...sayfaAlanlari,
      altUrunID: ref('altUrun'),
      tur: bos(z.enum(STOK_HAREKETLERI)),
      baslangicTarihi: bos(tarihAlani()),
      bitisTarihi: bos(tarihAlani()),
    }),
    reply: liste(StokHareketi),
    yetki: 'stokGoruntule',
  }),
  girisler: call.get('/stok/giris', {
    query: z.object({ ...sayfaAlanlari, tedarikciID: bos(ref('tedarikci')), baslangicTarihi: bos(tarihAlani()), bitisTarihi: bos(tarihAlani()) }),
    reply: liste(StokGirisi),
    yetki: 'stokGoruntule',
  }),
  giris: call.get('/stok/giris/{id}', {
    params: kimlikParams,
    reply: z.object({ giris: StokGirisi, icerikler: z.array(GirisIcerigi) }),
    yetki: 'stokGoruntule',
  }),
  createGiris: call.post('/stok/giris', {
    body: StokGirisKaydi,
    reply: kimlikReply,
    yetki: 'stokDegistir',
    kayit: { menu: 'urun', nesne: 'stokGirisi', islem: 'ekleme' },
  }),
  /** Undoes a delivery as a whole. */
  removeGiris: call.delete('/stok/giris', {
    body: kimlikBody,
    reply: kimlikReply,
    yetki: 'stokDegistir',
    kayit: { menu: 'urun', nesne: 'stokGirisi', islem: 'silme' },
  }),
  cikis: call.post('/stok/cikis', {
    body: z.object({
      tur: z._default(secim('stokHareketi', z.enum(CIKIS_TURLERI)), 'fire'),
      tarih: bos(tarihAlani()),
      neden: metinOrNull(200),
      model: satirlar(z.object({ altUrunID: ref('altUrun'), miktar: artiMiktar() })),
    }),
    reply: z.object({ sayi: z.int() }),
    yetki: 'stokDegistir',
    kayit: { ...stok, islem: 'ekleme' },
  }),
  /** Deliveries that expire within so many days, or have expired, as far as they are still in stock. */
  sonKullanma: call.get('/stok/son-kullanma', {
    query: z.object({ ...sayfaAlanlari, gun: z._default(tamSayi(0, 730), 60) }),
    reply: liste(SonKullanma),
    yetki: 'stokGoruntule',
  }),
  /** The products to order: by the use of the last weeks, for the time until the order comes and four weeks more, and the critical level. */
  siparisOnerisi: call.get('/stok/siparis-onerisi', {
    query: z.object({ ...sayfaAlanlari, tedarikciID: bos(ref('tedarikci')) }),
    reply: z.object({ liste: z.array(SiparisOnerisi), toplamKayit: z.int(), toplamTutar: maliyet }),
    yetki: 'stokGoruntule',
    excel: {
      tip: 'siparis',
      sutunlar: [
        { ad: 'tedarikciAdi', tur: 'metin', genislik: 24 },
        { ad: 'adi', tur: 'metin', genislik: 34 },
        { ad: 'barkod', tur: 'metin', genislik: 16 },
        { ad: 'onerilen', tur: 'sayi', genislik: 12 },
        { ad: 'birimAdi', tur: 'metin', genislik: 10 },
        { ad: 'miktar', tur: 'sayi', genislik: 10 },
        { ad: 'kritik', tur: 'sayi', genislik: 10 },
        { ad: 'haftalik', tur: 'sayi', genislik: 12 },
        { ad: 'tutar', tur: 'tutar', genislik: 14 },
      ],
    },
  }),
  satisDurumu,
  /** The materials that the services of a sale have used up. */
  satisSarfi: call.get('/stok/satis-sarfi/{id}', {
    params: kimlikParams,
    reply: z.object({ satisID: z.int(), liste: z.array(SatisSarfi) }),
    yetki: ['stokGoruntule', 'satisEkle'],
  }),
  /** Corrects the used and wasted materials of a line, product by product; 0 of both removes it. */
  saveSatisSarfi: call.put('/stok/satis-sarfi', {
    body: z.object({
      satisID: kimlik(),
      icerikler: satirlar(z.object({ satisIcerikID: means({ tur: 'no' }, z.int().check(z.gte(1, { error: 'kimlikGecersiz' }))), altUrunID: ref('altUrun'), miktar: miktar(), fire: z._default(miktar(), 0) })),
    }),
    reply: kimlikReply,
    yetki: ['stokDegistir', 'satisEkle'],
    konular: ['urun'],
    kayit: { menu: 'satis', islem: 'guncelleme', nesne: 'satisSarfi', kayitID: 'satisID' },
  }),
};
