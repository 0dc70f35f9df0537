import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, metin, oran, para } from './fields.ts';

/** The first steps of a new salon, in their order. */
export const KURULUM_ADIMLARI = ['hizmetler', 'saatler', 'kapaliGunler', 'logo', 'ekip'] as const;
const adim = z.enum(KURULUM_ADIMLARI, { error: 'secimGecersiz' });

/** The progress of a salon with its first steps, in percent. */
export const adimYuzdesi = (adimlar: readonly { bittiMi: boolean }[]): number => Math.round((adimlar.filter(({ bittiMi }) => bittiMi).length / adimlar.length) * 100);

const hazirlik = { yetki: 'firmaIslemleri' } as const;

/** Ours: the first steps of a new salon as a list, which comes back until it is done or dismissed. */
export const kurulumCalls = {
  /** `acikMi`: a step is left, and the list was not dismissed. */
  get: call.get('/kurulum', {
    reply: z.object({ acikMi: z.boolean(), adimlar: z.array(z.object({ ad: adim, bittiMi: z.boolean() })) }),
    ...hazirlik,
  }),
  /** Marks a step as not wanted; without one, the whole list. */
  gec: call.post('/kurulum', { body: z.object({ adim: bos(adim) }), mesaj: 'guncellemeBasarili', konular: ['bayi'], ...hazirlik }),
  /** Services to begin with, by group; those of the sector are recommended. Prices are estimates. */
  hizmetler: call.get('/kurulum/hizmetler', {
    reply: z.object({
      gruplar: z.array(
        z.object({
          adi: z.string(),
          onerilenMi: z.boolean(),
          varMi: z.boolean(),
          hizmetler: z.array(z.object({ adi: z.string(), sure: z.int(), fiyat: para(), kdv: oran() })),
        }),
      ),
    }),
    yetki: 'urunEkle',
  }),
  /** Adds groups of them to the catalogue; a group that is there already is left alone. */
  addHizmetler: call.post('/kurulum/hizmetler', {
    body: z.object({ gruplar: z.array(metin(120)).check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(50, { error: 'istekBuyuk' })) }),
    reply: z.object({ sayi: z.int() }),
    yetki: 'urunEkle',
    kayit: { menu: 'urun', islem: 'ekleme', nesne: 'baslangic', kayitID: null },
    konular: ['bayi'],
  }),
};
