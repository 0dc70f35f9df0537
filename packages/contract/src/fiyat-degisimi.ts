import { type FiyatIslemi, YUVARLAMALAR } from '@defter/rules/fiyat.ts';
import { kurus, multiply } from '@defter/rules/para.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import {
  bos,
  EN_YUKSEK_TUTAR,
  evetHayir,
  kimlikBody,
  kimlikReply,
  para,
  paraOrSayi,
  liste,
  ondalik,
  oran,
  ref,
  sayfaAlanlari,
  secim,
  siraAlani,
  tarihAlani,
} from './fields.ts';

/** The days within which a bulk change can be undone. */
export const GERI_ALMA_GUNU = 30;

const degisimDegeri = () => paraOrSayi((degisim) => 'tip' in degisim && degisim.tip === 'tutar', 'sayiGecersiz');
const degisim = {
  tip: secim('tip', z.enum(['yuzde', 'tutar'], { error: 'secimGecersiz' })),
  /** Percent or an amount. A negative value lowers the prices. */
  deger: degisimDegeri().check(z.gte(-EN_YUKSEK_TUTAR, { error: 'sayiGecersiz' }), z.lte(EN_YUKSEK_TUTAR, { error: 'sayiGecersiz' }), ondalik(2, 'sayiGecersiz')),
  yuvarlama: z._default(secim('yuvarlama', z.enum(YUVARLAMALAR, { error: 'secimGecersiz' })), 'yok'),
  /** Whether the second price changes too. */
  ikinciFiyat: evetHayir(false),
  /** The first day of the new prices, today at the earliest. */
  gecerlilik: tarihAlani(),
};
const kimlikler = z.array(ref('altUrun')).check(z.maxLength(1000, { error: 'istekBuyuk' }));

/** The change in the form that the rules compute with. */
export const toFiyatIslemi = ({ tip, deger, yuvarlama }: { tip: 'yuzde' | 'tutar'; deger: number; yuvarlama: FiyatIslemi['yuvarlama'] }): FiyatIslemi =>
  tip === 'tutar' ? { tip, deger: kurus(deger), yuvarlama } : { tip, deger, yuvarlama };

export const FiyatOnizlemesi = z.object({
  id: z.int(),
  adi: z.string(),
  anaUrunAdi: bos(z.string()),
  eskiFiyat: para(),
  /** Null if the change would leave nothing of the price. */
  yeniFiyat: bos(para()),
  eskiFiyat2: para(),
  yeniFiyat2: bos(para()),
  /** In percent of the price without KDV; null without a known cost, and for people who may not see it. */
  eskiMarj: bos(oran()),
  yeniMarj: bos(oran()),
});
export type FiyatOnizlemesi = z.output<typeof FiyatOnizlemesi>;

export const FiyatDegisimi = z.object({
  id: z.int(),
  tip: z.enum(['yuzde', 'tutar']),
  deger: degisimDegeri(),
  yuvarlama: z.enum(YUVARLAMALAR),
  ikinciFiyat: z.boolean(),
  gecerlilik: z.string(),
  urunSayisi: z.int(),
  personelAdi: bos(z.string()),
  kayitZamani: z.string(),
  durum: z.enum(['planli', 'gecerli', 'geriAlindi']),
  /** Whether it can still be undone: its days are not over and nobody has undone it. */
  geriAlinabilir: z.boolean(),
  geriAlmaZamani: bos(z.string()),
  geriAlanAdi: bos(z.string()),
});
export type FiyatDegisimi = z.output<typeof FiyatDegisimi>;

export const fiyatDegisimiCalls = {
  list: call.get('/urun/fiyat-degisimleri', {
    query: z.object({ ...sayfaAlanlari, sirala: siraAlani('kayitZamani', 'gecerlilik') }),
    reply: liste(FiyatDegisimi),
    yetki: 'urunDuzenle',
  }),
  /** Previews a change for the prices of a group, or of everything on sale. */
  onizleme: call.get('/urun/fiyat-degisimi-onizleme', {
    query: z.object({ anaUrunID: bos(ref('anaUrun')), ...degisim }),
    reply: z.object({ liste: z.array(FiyatOnizlemesi) }),
    yetki: 'urunDuzenle',
  }),
  /** Changes the prices of the named products. */
  create: call.post('/urun/fiyat-degisimi', {
    body: z.object({
      altUrunIDler: kimlikler.check(z.minLength(1, { error: 'zorunluAlan' })),
      ...degisim,
      /** The sum of the previewed prices. If it is different by now, nothing is changed. */
      yeniToplam: bos(para().check(z.gte(0, { error: 'sayiGecersiz' }), z.lte(multiply(EN_YUKSEK_TUTAR, 1000), { error: 'sayiGecersiz' }))),
    }),
    reply: z.object({ id: z.int(), sayi: z.int() }),
    yetki: 'urunDuzenle',
    mesaj: 'fiyatlarDegisti',
    kayit: { menu: 'urun', islem: 'guncelleme', nesne: 'fiyatDegisimi' },
  }),
  /** Undoes a change: every price is as it would be without it. */
  remove: call.delete('/urun/fiyat-degisimi', {
    body: kimlikBody,
    reply: kimlikReply,
    yetki: 'urunDuzenle',
    mesaj: 'geriAlindi',
    kayit: { menu: 'urun', islem: 'silme', nesne: 'fiyatDegisimi' },
  }),
};
