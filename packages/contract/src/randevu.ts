import * as z from 'zod/mini';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { call } from './call.ts';
import {
  besideFields,
  bos,
  evetHayir,
  gizliMetin,
  kimlik,
  kimlikBody,
  kimlikOrZero,
  kimlikParams,
  kimlikReply,
  para,
  metin,
  metinOrNull,
  ref,
  saatAlani,
  sayi,
  secim,
  surumOrNull,
  tamSayi,
  tarihAlani,
  telefon,
} from './fields.ts';
import { means } from './meaning.ts';

const durum = secim('randevuDurumu', z.enum(Object.values(RandevuDurumu), { error: 'secimGecersiz' }));

/** What a column stands for (spec 2§3.1): staff, a service, or a free heading such as a room or device. */
export const SutunBaslikTipi = { personel: 1, hizmet: 2, serbest: 3 } as const;

const RandevuHizmetKaydi = z.object({ id: kimlikOrZero(), altUrunID: ref('altUrun') });
/** `sure` in minutes, without what the place is kept free for before and after. */
export const RandevuHizmet = z.object({
  id: kimlik(),
  altUrunID: ref('altUrun'),
  adi: metin(),
  sure: sayi(),
  tamponOnce: sayi(),
  tamponSonra: sayi(),
  fiyat: para(),
});
export type RandevuHizmet = z.output<typeof RandevuHizmet>;

/** Whose appointment it is, at least `least`. */
const musteriID = (least: 0 | 1) => means({ tur: 'kayit', nesne: 'musteri' }, z.int({ error: 'musteriSecin' }).check(z.gte(least, { error: 'musteriSecin' })));

const alanlar = {
  musteriID: musteriID(1),
  randevuSutunBaslikID: ref('sutun'),
  uygulayanPersonelID: bos(ref('personel')),
  randevuTarihi: tarihAlani(),
  baslangicSaat: saatAlani(),
  bitisSaat: saatAlani(),
  randevuDurumu: z._default(durum, RandevuDurumu.bekliyor),
  randevuNotu: metinOrNull(1000),
};

export const RandevuKaydi = z.object({
  id: kimlikOrZero(),
  /** The version that was read; needed to save over an existing appointment. */
  surum: surumOrNull(),
  ...alanlar,
  /** Null leaves the services as they are (a drag moves no services). */
  randevuHizmet: bos(z.array(RandevuHizmetKaydi).check(z.maxLength(30, { error: 'istekBuyuk' }))),
});
export type RandevuKaydi = z.output<typeof RandevuKaydi>;

/** A new one may name somebody who is no customer yet, where the settings allow it (spec 2§3.12). */
const YeniRandevu = z
  .extend(RandevuKaydi, {
    musteriID: z._default(musteriID(0), 0),
    adi: metinOrNull(60),
    soyadi: metinOrNull(60),
    kayitsizTelefon: bos(telefon()),
  })
  .check(z.refine(({ musteriID, adi }) => musteriID > 0 || adi !== null, { ...besideFields, path: ['musteriID'], error: 'musteriSecin' }));

/** An appointment as the calendar reads it. */
export const Randevu = z.object({
  id: z.int(),
  surum: z.int(),
  musteriID: z.int(),
  adi: z.string(),
  soyadi: bos(z.string()),
  telefon: bos(gizliMetin('telefon')),
  randevuSutunBaslikID: z.int(),
  uygulayanPersonelID: bos(z.int()),
  uygulayanPersonelAdi: bos(z.string()),
  randevuTarihi: z.string(),
  baslangicSaat: z.string(),
  bitisSaat: z.string(),
  randevuDurumu: durum,
  randevuNotu: bos(z.string()),
  satisID: bos(z.int()),
  /** Minutes that its column is taken before it begins and after it ends. */
  tamponOnce: z.int(),
  tamponSonra: z.int(),
  hizmetler: bos(z.string()),
  yeniMusteriMi: z.boolean(),
  /** The customer has not agreed to the service yet, or no longer does. */
  onayEksikMi: z.boolean(),
});
export type Randevu = z.output<typeof Randevu>;

export const RandevuBasligi = z
  .object({
    id: kimlikOrZero(),
    randevuSiraNo: tamSayi(0, 999),
    sutunBaslikTipi: secim('sutunBaslikTipi', tamSayi(1, 3)),
    personelID: bos(ref('personel')),
    altUrunID: bos(ref('altUrun')),
    adi: metin(60),
    randevudaGoster: evetHayir(true),
    ayniSaatteRandevuVerilmesin: evetHayir(true),
  })
  .check(
    z.refine(({ sutunBaslikTipi, personelID }) => sutunBaslikTipi !== SutunBaslikTipi.personel || personelID !== null, {
      ...besideFields,
      path: ['personelID'],
      error: 'zorunluAlan',
    }),
    z.refine(({ sutunBaslikTipi, altUrunID }) => sutunBaslikTipi !== SutunBaslikTipi.hizmet || altUrunID !== null, {
      ...besideFields,
      path: ['altUrunID'],
      error: 'zorunluAlan',
    }),
  );
export type RandevuBasligi = z.output<typeof RandevuBasligi>;

/** Minutes of a slot that the calendar offers. */
export const ZAMAN_PERIYOTLARI = [5, 10, 15, 20, 30, 45, 60, 90, 120] as const;
const zamanPeriyodu = means({ tur: 'sayi' }, z.int().check(z.refine((dakika) => (ZAMAN_PERIYOTLARI as readonly number[]).includes(dakika), { error: 'secimGecersiz' })));

export const RandevuAyari = z.object({
  zamanPeriyodu: z._default(zamanPeriyodu, 15),
  randevuBasligi: z._default(secim('sutunBaslikTipi', tamSayi(1, 3)), 1),
  baslangicSaati: saatAlani(),
  bitisSaati: saatAlani(),
});

const aralik = { baslangicTarihi: tarihAlani(), bitisTarihi: tarihAlani() };
const randevuKonulari = ['randevu', 'info'] as const;
/** It was saved, and somebody should know: the customer has another appointment at that time. */
const uyari = { musteriCakisiyor: z.boolean() };

export const randevuCalls = {
  /** The appointments of at most 31 days (spec 2§5), earliest first. */
  list: call.get('/randevu', {
    query: z.object({
      ...aralik,
      musteriID: bos(ref('musteri')),
      randevuSutunBaslikID: bos(ref('sutun')),
      randevuDurumu: bos(durum),
      sayfa: z._default(tamSayi(1, 100_000), 1),
      sayfaBoyutu: z._default(tamSayi(1, 2000), 1000),
    }),
    reply: z.object({ liste: z.array(Randevu), toplamKayit: z.int() }),
    yetki: 'randevuGoruntule',
  }),
  durumSayisi: call.get('/randevu/randevu-durum-sayisi', {
    query: z.object(aralik),
    reply: z.object({ liste: z.array(z.object({ randevuDurumu: durum, sayi: z.int() })) }),
    yetki: 'randevuGoruntule',
  }),
  hizmetler: call.get('/randevu/{id}/hizmetler', {
    params: kimlikParams,
    reply: z.object({ liste: z.array(RandevuHizmet) }),
    yetki: 'randevuGoruntule',
  }),
  create: call.post('/randevu', {
    body: YeniRandevu,
    reply: z.object({ id: z.int(), ...uyari }),
    yetki: 'randevuEkle',
    kota: 'randevu',
    kayit: { menu: 'randevu', islem: 'ekleme' },
    konular: randevuKonulari,
    nested: true,
  }),
  /** With randevuTasi alone only column and times may differ. */
  update: call.put('/randevu', {
    body: RandevuKaydi,
    reply: z.object({ id: z.int(), surum: z.int(), ...uyari }),
    yetki: ['randevuDuzenle', 'randevuTasi'],
    kayit: { menu: 'randevu', islem: 'guncelleme' },
    nested: true,
  }),
  /** Keeps the appointment with the reason and frees its time. */
  remove: call.delete('/randevu', {
    body: z.object({ id: kimlik(), silmeNedeni: metin(300) }),
    reply: kimlikReply,
    yetki: 'randevuSil',
    kayit: { menu: 'randevu', islem: 'silme' },
  }),
  /** The visit is over: from arrived to closed. */
  kapat: call.post('/randevu/randevu-kapat', {
    body: kimlikBody,
    reply: kimlikReply,
    yetki: 'randevuDuzenle',
    mesaj: 'randevuKapatildi',
    kayit: { menu: 'randevu', islem: 'guncelleme' },
  }),
  /** Opens a sale with the services of the appointment, or finds the one that is open already. */
  satis: call.post('/randevu/satis', {
    body: z.object({ randevuID: ref('randevu') }),
    reply: z.object({ id: z.int() }),
    yetki: 'randevuSatis',
    kota: 'satisModulu',
    kayit: { menu: 'satis', islem: 'ekleme' },
    konular: ['randevu', 'musteri'],
  }),
  basliklar: call.get('/randevu/basliklar', {
    query: z.object({ tumu: evetHayir(false) }),
    reply: z.object({ liste: z.array(RandevuBasligi), surum: z.int() }),
    yetki: 'giris',
  }),
  saveBasliklar: call.post('/randevu/basliklar', {
    body: z.object({ surum: surumOrNull(), model: z.array(RandevuBasligi).check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(60, { error: 'istekBuyuk' })) }),
    /** Of those that are new, in their order. */
    reply: z.object({ idler: z.array(z.int()) }),
    yetki: 'randevuAyarlari',
    kayit: { menu: 'ayarlar', islem: 'guncelleme', nesne: 'baslik' },
    konular: ['randevu'],
  }),
  removeBaslik: call.delete('/randevu/basliklar', {
    body: kimlikBody,
    reply: kimlikReply,
    yetki: 'randevuAyarlari',
    kayit: { menu: 'ayarlar', islem: 'silme', nesne: 'baslik' },
    konular: ['randevu'],
  }),
  ayarlar: call.get('/randevu/ayarlar', { reply: z.object({ ayarlar: RandevuAyari, surum: z.int() }), yetki: 'giris' }),
  saveAyarlar: call.post('/randevu/ayarlar', {
    body: z.extend(RandevuAyari, { surum: surumOrNull() }),
    yetki: 'randevuAyarlari',
    kayit: { menu: 'ayarlar', islem: 'guncelleme' },
    konular: ['randevu'],
  }),
};
