import { kurus } from '@defter/rules/para.ts';
import { isSayfaKodu } from '@defter/rules/sayfa-kodu.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import { bos, dosya, evetHayir, kimlik, kimlikReply, listeAlani, metin, metinOrNull, ref, secim, surumOrNull, tamSayi, tutar } from './fields.ts';
import { FOTOGRAF_MIB } from './fotograf.ts';
import { means } from './meaning.ts';
import { SayfaResmi } from './sayfa.ts';

const sayfaKodu = means(
  { tur: 'metin' },
  z.string({ error: 'zorunluAlan' }).check(z.trim(), z.toLowerCase(), z.refine(isSayfaKodu, { error: 'sayfaKoduGecersiz' })),
);

/** A colour with enough contrast to white or black for the page: `#rrggbb`. */
const sayfaRengi = means({ tur: 'metin' }, z.string({ error: 'secimGecersiz' }).check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, { error: 'secimGecersiz' })));

/** The offers and rules of the page on which customers book. */
export const RandevuSayfasi = z.object({
  sayfaAcik: evetHayir(false),
  /** The code behind /r/ in its address. */
  sayfaKodu,
  /** Bookings of customers are requests that the desk answers, instead of being booked at once. */
  talepMi: evetHayir(false),
  /** The services and the colleagues that it offers; none means all. */
  sayfaHizmetleri: listeAlani(ref('altUrun'), 500),
  sayfaPersonelleri: listeAlani(ref('personel'), 200),
  /** The first offered time, in hours from now, and the last, in days. */
  enErkenSaat: z._default(tamSayi(0, 720), 2),
  enGecGun: z._default(tamSayi(1, 365), 60),
  /** The most bookings of a day by the page; empty is without a limit. */
  gundeEnCok: bos(tamSayi(1, 500)),
  /** Hours before an appointment until which the customer may cancel or move it. */
  iptalSaati: z._default(tamSayi(0, 720), 24),
  /**
   * The deposit of a customer with as many missed appointments as the business allows (gelmemeSiniri), who may only make a request with it; empty
   * sends such a customer to the phone.
   */
  kaporaTutari: bos(tutar().check(z.gte(kurus(1), { error: 'tutarSifir' }))),
  fiyatGoster: evetHayir(true),
  karsilama: metinOrNull(500),
  sayfaRengi: z._default(sayfaRengi, '#0c6b52'),
});
export type RandevuSayfasi = z.output<typeof RandevuSayfasi>;

/** A picture at the head of the page, or of the rooms. */
export const SAYFA_RESMI_TURLERI = ['kapak', 'salon'] as const;
/** The most pictures of the rooms. */
export const EN_COK_SALON_RESMI = 6;
const resimTuru = secim('sayfaResmiTuru', z.enum(SAYFA_RESMI_TURLERI, { error: 'secimGecersiz' }));
const aciklama = metinOrNull(120);

/** The fields that the record log shows of the page. */
export const SAYFA_KAYIT_ALANLARI = { ...RandevuSayfasi.shape, resimTuru, resimAciklamasi: metin(), resim: means({ tur: 'dosya' }, z.string()) };

const resimDegisimi = { yetki: 'randevuAyarlari', kayit: { menu: 'ayarlar', islem: 'guncelleme', nesne: 'randevuSayfasi', kayitID: null } } as const;

/** Ours (docs/adr/0078): the settings of booking by the customers themselves. */
export const onlineRandevuCalls = {
  /** `adres` is the address of the page. Its code is proposed from the salon's name until one is saved. */
  ayarlar: call.get('/online-randevu/ayarlar', {
    reply: z.object({ ayarlar: RandevuSayfasi, adres: z.string(), surum: z.int() }),
    yetki: 'randevuAyarlari',
  }),
  saveAyarlar: call.post('/online-randevu/ayarlar', {
    body: degisen(z.extend(RandevuSayfasi, { surum: surumOrNull() })),
    yetki: 'randevuAyarlari',
    kayit: { menu: 'ayarlar', islem: 'guncelleme', nesne: 'randevuSayfasi', kayitID: null },
  }),
  /**
   * A new link of an appointment's customer, to be sent by hand. It is a PUT because its answer must not be kept: the server stores only the digest
   * of a link.
   */
  createBaglanti: call.put('/online-randevu/baglanti', {
    body: z.object({ randevuID: ref('randevu') }),
    reply: z.object({ adres: z.string() }),
    yetki: 'randevuDuzenle',
    mesaj: 'baglantiVerildi',
    kayit: { menu: 'randevu', islem: 'ekleme', nesne: 'baglanti', kayitID: 'randevuID' },
  }),
  /** Ends all links of a customer. */
  removeBaglantilar: call.delete('/online-randevu/baglanti', {
    body: z.object({ musteriID: ref('musteri') }),
    yetki: 'randevuDuzenle',
    mesaj: 'baglantilarBitti',
    kayit: { menu: 'musteri', islem: 'silme', nesne: 'baglanti', kayitID: 'musteriID' },
  }),
  resimler: call.get('/online-randevu/resimler', {
    reply: z.object({ liste: z.array(z.extend(SayfaResmi, { id: z.int(), tur: resimTuru })) }),
    yetki: 'randevuAyarlari',
  }),
  /** A new picture at the head replaces the one before. Throws resimSiniri for one of the rooms too many. */
  createResim: call.post('/online-randevu/resim', { body: z.object({ tur: resimTuru, aciklama, file: dosya(FOTOGRAF_MIB) }), reply: kimlikReply, ...resimDegisimi }),
  updateResim: call.put('/online-randevu/resim', { body: z.object({ id: kimlik(), aciklama }), reply: kimlikReply, ...resimDegisimi }),
  removeResim: call.delete('/online-randevu/resim', { body: z.object({ id: kimlik() }), reply: kimlikReply, ...resimDegisimi }),
  /** The address as a code for the door. */
  qr: call.get('/online-randevu/qr', { yetki: 'randevuAyarlari', dosya: 'image/svg+xml' }),
};
