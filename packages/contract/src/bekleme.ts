import { BOS_YER_NEDENLERI, GUN_PARCALARI } from '@defter/rules/bos-yer.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, gizliMetin, kimlikBody, kimlikReply, listeAlani, metinOrNull, ref, saatAlani, sayfaAlanlari, secim, tamSayi, tarihAlani } from './fields.ts';

const gunParcasi = bos(secim('gunParcasi', z.enum(GUN_PARCALARI, { error: 'secimGecersiz' })));

const BeklemeKaydi = z.object({
  musteriID: ref('musteri'),
  altUrunIDler: listeAlani(ref('altUrun'), 30),
  /** Empty: any colleague who is free, and any time of the day. */
  uygulayanPersonelID: bos(ref('personel')),
  gunParcasi,
  ilkGun: tarihAlani(),
  sonGun: tarihAlani(),
  beklemeNotu: metinOrNull(300),
});

export const Bekleme = z.object({
  id: z.int(),
  musteriID: z.int(),
  adi: z.string(),
  soyadi: bos(z.string()),
  telefon: bos(gizliMetin('telefon')),
  uygulayanPersonelID: bos(z.int()),
  uygulayanPersonelAdi: bos(z.string()),
  altUrunIDler: z.array(z.int()),
  hizmetler: bos(z.string()),
  gunParcasi,
  ilkGun: z.string(),
  sonGun: z.string(),
  beklemeNotu: bos(z.string()),
  kayitZamani: z.string(),
  /** The day of an appointment that the customer has got within the wanted days, in whatever way. */
  randevuTarihi: bos(z.string()),
});
export type Bekleme = z.output<typeof Bekleme>;

/** A free stretch of a column. */
const yer = { randevuSutunBaslikID: ref('sutun'), randevuTarihi: tarihAlani(), baslangicSaat: saatAlani(), bitisSaat: saatAlani() };

export const BosYerAdayi = z.object({
  musteriID: z.int(),
  /** Null for a customer who is not on the waiting list. */
  beklemeID: bos(z.int()),
  adi: z.string(),
  soyadi: bos(z.string()),
  telefon: bos(gizliMetin('telefon')),
  /** The services that the customer waits for, or usually books, as far as they fit into the time. */
  altUrunIDler: z.array(z.int()),
  hizmetler: bos(z.string()),
  puan: z.int(),
  nedenler: z.array(z.object({ neden: z.enum(BOS_YER_NEDENLERI), puan: z.int(), sayi: z.int() })),
  /** The customer was asked about this time and said no, or did not answer. */
  sorulduMu: z.boolean(),
});
export type BosYerAdayi = z.output<typeof BosYerAdayi>;

export const BosYerTeklifi = z.object({
  id: z.int(),
  musteriID: z.int(),
  adi: z.string(),
  soyadi: bos(z.string()),
  telefon: bos(gizliMetin('telefon')),
  baslangicSaat: z.string(),
  bitisSaat: z.string(),
  gecerlilik: z.string(),
});
export type BosYerTeklifi = z.output<typeof BosYerTeklifi>;

/** A time that an appointment has left within the last day, and that is still free. */
export const BosalanYer = z.object({
  randevuSutunBaslikID: z.int(),
  sutunAdi: z.string(),
  randevuTarihi: z.string(),
  baslangicSaat: z.string(),
  bitisSaat: z.string(),
  /** The number of customers on the waiting list whom it would suit. */
  bekleyenSayisi: z.int(),
});
export type BosalanYer = z.output<typeof BosalanYer>;

/** The minutes that a time is kept for a customer who is asked. */
export const TEKLIF_DAKIKALARI = { ilk: 30, enAz: 5, enCok: 240 } as const;

const hak = { yetki: 'randevuTalep' } as const;
/** Ours (docs/adr/0081): the customers who wait for a time, and those to ask when one becomes free. */
export const beklemeCalls = {
  /** The customers who wait for a day that has not passed: earliest last day first, then the longest wait. */
  list: call.get('/randevu/bekleme-listesi', {
    query: z.object({ ...sayfaAlanlari, musteriID: bos(ref('musteri')) }),
    reply: z.object({ liste: z.array(Bekleme), toplamKayit: z.int() }),
    ...hak,
  }),
  create: call.post('/randevu/bekleme-listesi', {
    body: BeklemeKaydi,
    reply: kimlikReply,
    mesaj: 'beklemeyeAlindi',
    kayit: { menu: 'randevu', islem: 'ekleme', nesne: 'bekleme' },
    ...hak,
  }),
  /** Takes a customer off the list who no longer waits. */
  remove: call.delete('/randevu/bekleme-listesi', {
    body: kimlikBody,
    reply: kimlikReply,
    kayit: { menu: 'randevu', islem: 'silme', nesne: 'bekleme' },
    ...hak,
  }),
  /** The times that became free within the last day, whoever gave them up, and that are still free: the earliest first. */
  bosalanlar: call.get('/randevu/bosalanlar', { reply: z.object({ liste: z.array(BosalanYer) }), ...hak }),
  /** The customers to ask about a free time, best first with the reasons, and those who are being asked now. */
  adaylar: call.get('/randevu/bos-yer-adaylari', {
    query: z.object(yer),
    reply: z.object({ liste: z.array(BosYerAdayi), teklif: bos(BosYerTeklifi) }),
    ...hak,
  }),
  /** Keeps the time for one customer for some minutes. Nobody else can be asked about it or booked into it meanwhile. */
  teklifEt: call.post('/randevu/bos-yer-teklifi', {
    body: z.object({
      ...yer,
      musteriID: ref('musteri'),
      beklemeID: bos(ref('bekleme')),
      altUrunIDler: listeAlani(ref('altUrun'), 30),
      dakika: z._default(tamSayi(TEKLIF_DAKIKALARI.enAz, TEKLIF_DAKIKALARI.enCok), TEKLIF_DAKIKALARI.ilk),
    }),
    reply: z.object({ id: z.int(), baslangicSaat: z.string(), bitisSaat: z.string(), gecerlilik: z.string() }),
    mesaj: 'yerTutuldu',
    kayit: { menu: 'randevu', islem: 'ekleme', nesne: 'bosYerTeklifi' },
    ...hak,
  }),
  kabul: call.post('/randevu/bos-yer-teklifi-kabul', {
    body: kimlikBody,
    reply: z.object({ id: z.int(), randevuID: z.int(), musteriCakisiyor: z.boolean() }),
    kota: 'randevu',
    yeniIs: true,
    kayit: { menu: 'randevu', islem: 'guncelleme', nesne: 'bosYerTeklifi' },
    konular: ['musteri', 'info'],
    ...hak,
  }),
  ret: call.post('/randevu/bos-yer-teklifi-ret', {
    body: kimlikBody,
    reply: kimlikReply,
    mesaj: 'yerBirakildi',
    kayit: { menu: 'randevu', islem: 'guncelleme', nesne: 'bosYerTeklifi' },
    ...hak,
  }),
};

const { altUrunIDler: _idler, ...beklemeAlanlari } = BeklemeKaydi.shape;
/** The fields that the record log shows of a waiting customer, and of an offer. */
export const BEKLEME_KAYIT_ALANLARI = { ...beklemeAlanlari, hizmetler: z.array(ref('altUrun')) };
export const TEKLIF_KAYIT_ALANLARI = {
  ...yer,
  musteriID: ref('musteri'),
  hizmetler: z.array(ref('altUrun')),
  dakika: tamSayi(0, 1440),
  teklifDurumu: secim('teklifDurumu', z.enum(['acik', 'kabul', 'ret'])),
  randevuID: ref('randevu'),
};
