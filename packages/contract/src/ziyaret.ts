import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import { kimlikParams, para, sayi } from './fields.ts';
import { kisiGerekli, randevuCalls, RandevuKaydi } from './randevu.ts';

/** The most appointments of one visit. */
export const EN_COK_SATIR_ZIYARET = 10;

const { musteriID, adi, soyadi, kayitsizTelefon, randevuTarihi, randevuDurumu, randevuNotu } = randevuCalls.create.body.shape;

/** One appointment of a visit: its own column, people, time and services. */
export const ZiyaretSatiri = z.pick(RandevuKaydi, { randevuSutunBaslikID: true, uygulayanPersonelID: true, baslangicSaat: true, bitisSaat: true, randevuHizmet: true, yerler: true, zorlamaNedeni: true });
export type ZiyaretSatiri = z.output<typeof ZiyaretSatiri>;
const satirlar = z.array(ZiyaretSatiri).check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(EN_COK_SATIR_ZIYARET, { error: 'istekBuyuk' }));

/** Ours (docs/adr/0072): several appointments of one customer that belong together. */
export const ziyaretCalls = {
  /** All appointments of a visit that were not deleted, earliest first, with their time and price together today. */
  get: call.get('/randevu/ziyaret/{id}', {
    params: kimlikParams,
    reply: z.object({
      liste: z.array(
        z.object({
          id: z.int(),
          randevuTarihi: z.string(),
          baslangicSaat: z.string(),
          bitisSaat: z.string(),
          randevuSutunBaslikID: z.int(),
          uygulayanPersonelAdi: z.nullable(z.string()),
          randevuDurumu: randevuDurumu,
          hizmetler: z.nullable(z.string()),
          fiyat: para(),
        }),
      ),
      /** Sums of those that were not cancelled, postponed or missed. */
      toplamDakika: sayi(),
      toplamFiyat: para(),
    }),
    yetki: 'randevuGoruntule',
  }),
  /** Books all of them or none. A refusal names its line: `randevular[1].baslangicSaat`. */
  create: call.post('/randevu/ziyaret', {
    body: z
      .object({
        musteriID,
        adi,
        soyadi,
        kayitsizTelefon,
        randevuTarihi,
        randevuDurumu,
        /** The note of each of them, for all of their colleagues. */
        randevuNotu,
        randevular: satirlar,
      })
      .check(kisiGerekli),
    /** `id` is the visit, `idler` its appointments in the order in which they were sent. */
    reply: z.object({ id: z.int(), idler: z.array(z.int()), musteriCakisiyor: z.boolean() }),
    yetki: 'randevuEkle',
    kota: 'randevu',
    yeniIs: true,
    kayit: { menu: 'randevu', islem: 'ekleme' },
    konular: ['info'],
  }),
  /** Changes an appointment and books further ones of its visit, all of it or nothing. A refusal of a new one names its line. */
  extend: call.put('/randevu/ziyaret', {
    body: degisen(z.extend(RandevuKaydi, { randevular: satirlar }), ['randevular']),
    /** `idler` are the new ones, in the order in which they were sent. */
    reply: z.object({ id: z.int(), surum: z.int(), ziyaretID: z.int(), idler: z.array(z.int()), musteriCakisiyor: z.boolean() }),
    // It books too, and needs randevuEkle for that.
    yetki: 'randevuDuzenle',
    kota: 'randevu',
    yeniIs: true,
    kayit: { menu: 'randevu', islem: 'guncelleme' },
    konular: ['info'],
  }),
};
