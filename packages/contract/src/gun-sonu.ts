import { PARA_BIRIMLERI } from '@defter/rules/gun-sonu.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlik, kimlikParams, kimlikReply, metin, metinOrNull, para, tamSayi, tarihAlani, tutar, zaman } from './fields.ts';
import { BelgeFirmasi } from './satis.ts';

/** The number of pieces of one note or coin. */
const Adet = z.object({
  birim: tutar().check(z.refine((birim) => PARA_BIRIMLERI.includes(birim), { error: 'secimGecersiz' })),
  adet: tamSayi(0, 100_000),
});
const adetler = z.array(Adet).check(z.maxLength(PARA_BIRIMLERI.length, { error: 'istekBuyuk' }));

const kimlikler = z._default(z.array(kimlik()).check(z.maxLength(2000, { error: 'istekBuyuk' })), []);

/** The unfinished work of a day: an open sale of it or of a day before, or a visit without a word whether the customer came, or that came and was not sold. */
const BitmeyenSatis = z.object({ id: z.int(), satisNo: z.int(), tarih: z.string(), musteriAdi: z.string(), kalan: para() });
const BitmeyenRandevu = z.object({ id: z.int(), saat: z.string(), geldiMi: z.boolean(), musteriAdi: z.string() });

/**
 * The income and expenses of a day, as its page shows them. Sums over all accounts are null without kasaTumHesaplar, expenses of a past day without
 * kasaGecmisGider, and its sales without satisGecmis, as in the till and in the list of sales (spec 2§6).
 */
const GunOzeti = z.object({
  satisSayisi: bos(z.int()),
  satisToplami: bos(para()),
  /** The sessions that were taken from packages. */
  seansSayisi: z.int(),
  /** Money of sales and deposits. */
  tahsilat: bos(para()),
  /** Tips for colleagues that were taken in with sales, less those given back. */
  bahsis: bos(para()),
  digerGelir: bos(para()),
  gider: bos(para()),
  /** The cash of the day before, and its movements on the day. */
  devreden: para(),
  nakitGiren: para(),
  nakitCikan: bos(para()),
  /** Without kasaTumHesaplar cash only. */
  yontemler: z.array(z.object({ odemeSekliID: z.int(), adi: z.string(), gelir: para(), gider: bos(para()), aktarim: para() })),
});
export type GunOzeti = z.output<typeof GunOzeti>;

const Kapanis = z.object({
  id: z.int(),
  tarih: z.string(),
  zaman: z.string(),
  kapatanAdi: bos(z.string()),
  adetler: z.array(z.object({ birim: para(), adet: z.int() })),
  sayilan: para(),
  beklenen: para(),
  fark: para(),
  farkNedeni: bos(z.string()),
  /** The number of counts of the cash on that day. */
  sayimSayisi: z.int(),
  ozet: GunOzeti,
  /** The work that was carried over by name. */
  devredilenler: z.array(z.object({ tur: z.enum(['satis', 'randevu']), id: z.int(), adi: z.string() })),
  muhur: z.string(),
  /** The last entry of the record log at that time. */
  zincirSira: z.int(),
  /** Whether the page is unchanged since it was sealed. */
  muhurSaglam: z.boolean(),
  acilmaZamani: bos(z.string()),
  acanAdi: bos(z.string()),
  acilmaNedeni: bos(z.string()),
});
export type Kapanis = z.output<typeof Kapanis>;

/** The result of a count, which is not shown before counting. */
const Sayim = z.object({ id: z.int(), sayilan: para(), beklenen: para(), fark: para() });

const kayit = { menu: 'kasa', nesne: 'gunSonu' } as const;

export const gunSonuCalls = {
  /** A day before it is closed, or as it was closed. The expected cash is told only after a count. */
  get: call.get('/kasa/gun-sonu', {
    query: z.object({ tarih: bos(tarihAlani()) }),
    reply: z.object({
      tarih: z.string(),
      kapanis: z.nullable(Kapanis),
      satislar: z.array(BitmeyenSatis),
      randevular: z.array(BitmeyenRandevu),
      sonSayim: z.nullable(Sayim),
      /** The difference of the day that was closed before. */
      oncekiFark: para(),
    }),
    yetki: 'kasaIslemleri',
  }),
  /** A closing for the printer. The code leads a phone to this page. */
  kagit: call.get('/kasa/gun-sonu/{id}', {
    params: kimlikParams,
    reply: z.object({ kapanis: Kapanis, firma: BelgeFirmasi, qr: z.string() }),
    yetki: 'kasaIslemleri',
  }),
  /** Counts the cash blindly. Every count stays. */
  say: call.post('/kasa/gun-sayimi', {
    body: z.object({ tarih: bos(tarihAlani()), adetler }),
    reply: Sayim,
    yetki: 'kasaEkle',
    mesaj: 'kasaSayildi',
    kayit: { menu: 'kasa', islem: 'ekleme', nesne: 'kasaSayimi', kayitID: null },
  }),
  /** Closes a day with its last count. Unfinished work is carried over by its id, or the day stays open. */
  kapat: call.post('/kasa/gun-sonu', {
    body: z.object({
      tarih: bos(tarihAlani()),
      sayimID: kimlik(),
      devredilenSatislar: kimlikler,
      devredilenRandevular: kimlikler,
      farkNedeni: metinOrNull(300),
    }),
    reply: z.object({ id: z.int(), muhur: z.string() }),
    yetki: 'kasaEkle',
    mesaj: 'gunKapandi',
    kayit: { ...kayit, islem: 'ekleme' },
  }),
  /** Opens a closed day again. Its page stays and names the person who opened it. */
  ac: call.delete('/kasa/gun-sonu', {
    body: z.object({ id: kimlik(), neden: metin(300) }),
    reply: kimlikReply,
    yetki: 'gecmisTarihIslem',
    mesaj: 'gunAcildi',
    kayit: { ...kayit, islem: 'guncelleme' },
  }),
};

/** The fields that the record log shows of a closed day, without the name of any customer. */
export const GUN_SONU_KAYIT_ALANLARI = {
  tarih: tarihAlani(),
  sayilan: para(),
  beklenen: para(),
  fark: para(),
  farkNedeni: metin(),
  devredilenler: z.array(metin()),
  muhur: metin(),
  acilmaZamani: zaman(),
  acilmaNedeni: metin(),
};
