import { EN_COK_TAKSIT, TaksitDurumu } from '@defter/rules/taksit.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, gunAraligi, gizliMetin, kimlik, kimlikParams, liste, metinOrNull, para, ref, sayfaAlanlari, secim, siraAlani, surumOrNull, tamSayi, tarihAlani, tutar } from './fields.ts';
import { satisReply } from './satis.ts';

const durumAlani = secim('taksitDurumu', z.enum(Object.values(TaksitDurumu)));

/** An instalment with its sale and its customer. */
export const TaksitSatiri = z.object({
  id: z.int(),
  satisID: z.int(),
  satisNo: z.int(),
  musteriID: z.int(),
  adSoyad: z.string(),
  telefon: bos(gizliMetin('telefon')),
  hizmetler: bos(z.string()),
  no: z.int(),
  /** The number of instalments of its sale. */
  taksitSayisi: z.int(),
  tarih: z.string(),
  tutar: para(),
  odenen: para(),
  kalan: para(),
  durum: durumAlani,
  /** Days that it is late; 0 for one that is not. */
  gecikenGun: z.int(),
  aciklama: bos(z.string()),
});
export type TaksitSatiri = z.output<typeof TaksitSatiri>;

const Toplam = z.object({ adet: z.int(), tutar: para() });

/** The views of the list: all open instalments, those of one state, or all. */
export const TAKSIT_GORUNUMLERI = ['acik', ...Object.values(TaksitDurumu), 'tumu'] as const;
export type TaksitGorunumu = (typeof TAKSIT_GORUNUMLERI)[number];

/** The acts on a plan after the sale. */
const TAKSIT_ISLEMLERI = ['erteleme', 'birlestirme', 'erkenKapama', 'geriAlma'] as const;
export const taksitIslemi = () => secim('taksitIslemi', z.enum(TAKSIT_ISLEMLERI));

const Plan = z.array(z.object({ tarih: z.string(), tutar: para() }));
/** One act on the plan of a sale, with the plan before and after it. */
const TaksitDegisikligi = z.object({
  id: z.int(),
  tur: taksitIslemi(),
  neden: bos(z.string()),
  zaman: z.string(),
  yapanAdi: bos(z.string()),
  onceki: Plan,
  sonraki: Plan,
  geriAlindiMi: z.boolean(),
  /** It is the last one, and the plan is unchanged since. */
  geriAlinirMi: z.boolean(),
  /** The collection that settled the sale; it is undone by `DELETE /satis/tahsilat`. */
  tahsilatID: bos(z.int()),
});
export type TaksitDegisikligi = z.output<typeof TaksitDegisikligi>;

/** The sale, and its version as it was read. */
const satisAlanlari = { satisID: kimlik(), surum: surumOrNull() };
const secilen = (enAz: number) => z.array(kimlik()).check(z.minLength(enAz, { error: 'taksitSecimi' }), z.maxLength(EN_COK_TAKSIT, { error: 'istekBuyuk' }));
const plan = { yetki: 'taksitPlani', kota: 'satisModulu', kayit: { menu: 'satis', islem: 'guncelleme' } } as const;
const konular = ['musteri'] as const;

export const taksitCalls = {
  /** The instalments of all customers or of one, oldest first; by default open ones. */
  list: call.get('/musteri/taksitler', {
    query: z.object({
      ...sayfaAlanlari,
      sirala: siraAlani('tarih', 'tutar'),
      musteriID: bos(ref('musteri')),
      satisID: bos(kimlik()),
      durum: z._default(z.enum(TAKSIT_GORUNUMLERI), 'acik'),
      ...gunAraligi(),
    }),
    /** The open amounts over all pages and states, by state. */
    reply: z.object({ gecikti: Toplam, bugun: Toplam, bekliyor: Toplam, ...liste(TaksitSatiri).shape }),
    yetki: 'taksitGoruntule',
    excel: {
      tip: 'taksitler',
      sutunlar: [
        { ad: 'tarih', tur: 'tarih', genislik: 13 },
        { ad: 'adSoyad', tur: 'metin', genislik: 26 },
        { ad: 'telefon', tur: 'metin', genislik: 18 },
        { ad: 'hizmetler', tur: 'metin', genislik: 36 },
        { ad: 'no', tur: 'sayi', genislik: 8 },
        { ad: 'tutar', tur: 'tutar', genislik: 12 },
        { ad: 'odenen', tur: 'tutar', genislik: 12 },
        { ad: 'kalan', tur: 'tutar', genislik: 12 },
        { ad: 'gecikenGun', tur: 'sayi', genislik: 12 },
        { ad: 'aciklama', tur: 'metin', genislik: 30 },
      ],
    },
  }),
  /** The acts on the plan of a sale, the newest first. */
  degisiklikler: call.get('/satis/{id}/taksit-degisiklikleri', { params: kimlikParams, reply: z.object({ liste: z.array(TaksitDegisikligi) }), yetki: ['taksitGoruntule', 'taksitPlani'] }),
  /** Puts open instalments off: to a day, or by months and days. It bears no interest. */
  ertele: call.post('/satis/taksit-ertele', {
    body: z
      .object({ ...satisAlanlari, taksitIDler: secilen(1), tarih: bos(tarihAlani()), ay: z._default(tamSayi(0, EN_COK_TAKSIT), 0), gun: z._default(tamSayi(0, 366), 0), neden: metinOrNull(300) })
      .check(z.refine(({ tarih, ay, gun }) => tarih !== null || ay + gun > 0, { error: 'zorunluAlan', path: ['tarih'] })),
    reply: satisReply,
    ...plan,
    mesaj: 'taksitErtelendi',
    konular,
  }),
  /** Joins open instalments into one of their sum, due on a day or with the last of them. */
  birlestir: call.post('/satis/taksit-birlestir', {
    body: z.object({ ...satisAlanlari, taksitIDler: secilen(2), tarih: bos(tarihAlani()), neden: metinOrNull(300) }),
    reply: satisReply,
    ...plan,
    mesaj: 'taksitBirlestirildi',
    konular,
  }),
  /** Pays the whole open rest of a sale with instalments now. The sum of the payments is exactly that rest, without interest or discount. */
  kapat: call.post('/satis/taksit-kapat', {
    body: z.object({
      ...satisAlanlari,
      odemeler: z
        .array(z.object({ odemeSekliID: ref('odemeSekli'), tutar: tutar().check(z.gt(0, { error: 'tutarSifir' })) }))
        .check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(20, { error: 'istekBuyuk' })),
      neden: metinOrNull(300),
    }),
    reply: z.object({ id: z.int(), tahsilatID: z.int(), alinan: para() }),
    ...plan,
    mesaj: 'taksitKapatildi',
    konular: ['kasa', 'musteri', 'prim'],
  }),
  /** Undoes the last act on a plan, if the plan is unchanged since. */
  geriAl: call.post('/satis/taksit-geri-al', {
    body: z.object(satisAlanlari),
    reply: satisReply,
    ...plan,
    mesaj: 'taksitGeriAlindi',
    konular,
  }),
};
