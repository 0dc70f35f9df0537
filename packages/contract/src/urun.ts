import * as z from 'zod/mini';
import { KDV_ORANLARI } from '@defter/rules/kdv.ts';
import { call } from './call.ts';
import {
  bos,
  evetHayir,
  kimlik,
  kimlikBody,
  kimlikOrZero,
  kimlikParams,
  kimlikReply,
  liste,
  metin,
  metinOrNull,
  sayfaAlanlari,
  tamSayi,
  tutarOrZero,
} from './fields.ts';

/** 0 is a product, 1 a service (spec 1§3). */
export const SatisTipi = { urun: 0, hizmet: 1 } as const;
const satisTipi = tamSayi(0, 1);
// 8 and 18 remain valid on what was sold before 10.07.2023; 18 is the default of spec 1§9.
const kdv = z._default(
  z.int().check(z.refine((oran) => [...KDV_ORANLARI, 8, 18].includes(oran), { error: 'secimGecersiz' })),
  18,
);

export const AnaUrunKaydi = z.object({
  id: kimlikOrZero(),
  adi: metin(120),
  satisTipi: z._default(satisTipi, SatisTipi.hizmet),
  satistaMi: evetHayir(true),
});
export const AnaUrun = z.object({
  id: z.int(),
  adi: z.string(),
  satisTipi: z.int(),
  satistaMi: z.boolean(),
  altUrunSayisi: z.int(),
});
export type AnaUrun = z.output<typeof AnaUrun>;

const altUrunAlanlari = {
  adi: metin(160),
  fiyat: tutarOrZero(),
  fiyat2: tutarOrZero(),
  maliyet: tutarOrZero(),
  kdv,
  birimID: bos(kimlik()),
  grup: z._default(metin(10), 'S'),
  urunKod: metinOrNull(60),
  satistaMi: evetHayir(true),
  iptaldeGeriYukle: evetHayir(false),
  puanVerilmesin: evetHayir(false),
  /** Minutes that an appointment for it takes. */
  urunSure: z._default(tamSayi(0, 1440), 30),
  /** Days after which the service is due again. */
  hizmetSuresi: bos(tamSayi(0, 3650)),
};
/** `anaUrunID` 0 is "without group", as the wire sends it (spec 1§5). */
export const AltUrunKaydi = z.object({ id: kimlikOrZero(), anaUrunID: kimlikOrZero(), ...altUrunAlanlari });
export const AltUrun = z.object({
  id: z.int(),
  anaUrunID: bos(z.int()),
  anaUrunAdi: bos(z.string()),
  satisTipi: z.int(),
  birimAdi: bos(z.string()),
  ...altUrunAlanlari,
});
export type AltUrun = z.output<typeof AltUrun>;

const durum = z._default(z.enum(['tumu', 'aktif', 'pasif']), 'aktif');

export const urunCalls = {
  listAnaUrunler: call.get('/urun/ana-urunler', {
    query: z.object({ ...sayfaAlanlari, durum, satisTipi: bos(satisTipi) }),
    reply: liste(AnaUrun),
    yetki: 'giris',
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
    kayit: { menu: 'urun', islem: 'ekleme' },
  }),
  updateAnaUrun: call.put('/urun/ana-urunler', {
    body: AnaUrunKaydi,
    reply: kimlikReply,
    yetki: 'urunDuzenle',
    kayit: { menu: 'urun', islem: 'guncelleme' },
  }),
  removeAnaUrun: call.delete('/urun/ana-urunler', {
    body: kimlikBody,
    reply: kimlikReply,
    yetki: 'urunSil',
    kayit: { menu: 'urun', islem: 'silme' },
  }),
  listAltUrunler: call.get('/urun/alt-urunler', {
    query: z.object({ ...sayfaAlanlari, durum, anaUrunID: bos(kimlik()), satisTipi: bos(satisTipi) }),
    reply: liste(AltUrun),
    yetki: 'giris',
  }),
  createAltUrun: call.post('/urun/alt-urunler', {
    body: AltUrunKaydi,
    reply: kimlikReply,
    yetki: 'urunEkle',
    kayit: { menu: 'urun', islem: 'ekleme' },
  }),
  updateAltUrun: call.put('/urun/alt-urunler', {
    body: AltUrunKaydi,
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
};
