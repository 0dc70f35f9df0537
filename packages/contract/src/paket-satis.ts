import * as z from 'zod/mini';
import { call } from './call.ts';
import { alsoNamed, bos, kimlik, kimlikParams, listeAlani, metin, metinOrNull, para, ref, sayi, secim, tamSayi, tutar, yuzde } from './fields.ts';
import { means } from './meaning.ts';
import { IADE_KURALLARI } from './paket-program.ts';
import { kampanyali, Satis, satisDegisimi, SatisKaydi, satisReply, sozlesmeVerildi } from './satis.ts';

const satirlar = SatisKaydi.shape.icerikler._zod.def.element;
const { adet: _adet, satisAdet: _satisAdet, birimFiyat: _birimFiyat, hediyeNedeni: _hediyeNedeni, ...satirAlanlari } = satirlar.shape;

/** Sessions that are sold: a row of a program, a changed one, or a free one (spec 1§3). */
const Eklenen = z.object({
  ...satirAlanlari,
  miktar: z._default(alsoNamed(tamSayi(1, 999), 'adet'), 1),
  /** The price of one session; null takes that of the program, or of the catalogue for a service that the program does not have. */
  birimFiyat: bos(tutar()),
});
export type Eklenen = z.output<typeof Eklenen>;

/** A package sale. The lines of `eklenenler` give sessions; without any, the services of `icerikler` do. */
export const PaketSatisKaydi = z.extend(SatisKaydi, {
  musteriID: ref('musteri'),
  /** The program that it is sold from. */
  menuID: bos(ref('paketProgram')),
  icerikler: listeAlani(satirlar, 200),
  eklenenler: listeAlani(Eklenen, 100),
});
export type PaketSatisKaydi = z.output<typeof PaketSatisKaydi>;

const PaketSatisi = z.extend(Satis, {
  eklenenler: z.array(
    z.object({
      id: z.int(),
      uniqueID: z.string(),
      paketHakID: z.int(),
      altUrunID: z.int(),
      altUrunAdi: z.string(),
      miktar: z.int(),
      /** The number of sessions that are left. */
      kalan: z.int(),
      birimFiyat: para(),
      iskontoTip: z.string(),
      iskonto: satirAlanlari.iskonto,
      tutar: para(),
      kdv: z.int(),
      uygulayanPersonelID: bos(z.int()),
      bitis: bos(z.string()),
    }),
  ),
});
export type PaketSatisi = z.output<typeof PaketSatisi>;

/** A line of a deduction: without a price it takes sessions, with one it is sold. */
const SeansSatiri = z.extend(satirlar, {
  /** The sessions to take; null takes those that end first. */
  paketHakID: bos(ref('paketHak')),
  /** The code of a package that anybody who has it may use. */
  paketKodu: metinOrNull(20),
});
export const SeansDusKaydi = z.extend(SatisKaydi, { musteriID: ref('musteri'), icerikler: z.array(SeansSatiri).check(z.minLength(1, { error: 'icerikGerekli' }), z.maxLength(200, { error: 'istekBuyuk' })) });
export type SeansDusKaydi = z.output<typeof SeansDusKaydi>;

const SeansDusumu = z.extend(Satis, {
  /** The sessions that each line took. */
  seanslar: z.array(z.object({ satirID: z.int(), paketHakID: z.int(), adet: z.int(), seans: z.int(), kalan: z.int() })),
});
export type SeansDusumu = z.output<typeof SeansDusumu>;

/** A service of an appointment, and its sessions that the customer may use now, those that end first in front. */
const RandevuSeansi = z.object({
  altUrunID: z.int(),
  altUrunAdi: z.string(),
  fiyat: para(),
  uygulayanPersonelID: bos(z.int()),
  uygulayanAdi: bos(z.string()),
  /** There is a package with this service that is used by its code. */
  kodMu: z.boolean(),
  haklar: z.array(
    z.object({
      id: z.int(),
      paketAdi: bos(z.string()),
      /** The owner, if they are shared. */
      sahibi: bos(z.string()),
      seans: z.int(),
      kullanilan: z.int(),
      kalan: z.int(),
      bitis: bos(z.string()),
    }),
  ),
});
export type RandevuSeansi = z.output<typeof RandevuSeansi>;

const GORENLER = ['satisGoruntule', 'musteriSatis'] as const;
const EKLEYENLER = ['satisEkle', 'musteriSatis'] as const;
const DEGISTIRENLER = ['satisDuzenle', 'satisEkle'] as const;
const konular = ['kasa', 'musteri', 'randevu', 'prim', 'seans', 'stok'] as const;
const ortak = { kota: 'satisModulu', konular } as const;
const kayit = { ekleme: { menu: 'satis', islem: 'ekleme' }, guncelleme: { menu: 'satis', islem: 'guncelleme' }, silme: { menu: 'satis', islem: 'silme' } } as const;
const iptalBody = z.object({ satisGuid: means({ tur: 'no' }, z.guid({ error: 'kimlikGecersiz' })), neden: metinOrNull(300) });
const satirBody = z.object({ id: kimlik() });

/** The rule for used sessions, and the salon's deduction in percent; empty takes both from the program, and no deduction within the time of withdrawal. */
const iadeSecimi = {
  iadeKurali: bos(secim('iadeKurali', z.enum(IADE_KURALLARI, { error: 'secimGecersiz' }))),
  kesintiYuzdesi: bos(yuzde()),
};

const GeriVerilen = z.object({ odemeSekliID: z.int(), odemeSekliAdi: z.string(), tutar: para() });

/** The refund of a package today, with its computation. */
const IadeHesabi = z.object({
  satisID: z.int(),
  satisNo: z.int(),
  tarih: z.string(),
  toplam: para(),
  alinan: para(),
  /** The last day of withdrawal, and whether it has not passed yet. */
  caymaSonGun: z.string(),
  caymaMi: z.boolean(),
  iadeKurali: z.enum(IADE_KURALLARI),
  kesintiYuzdesi: sayi(),
  satirlar: z.array(z.object({ paketHakID: z.int(), altUrunAdi: z.string(), seans: z.int(), kullanilan: z.int(), tutar: para(), kullanilanTutar: para() })),
  /** The price of the other goods of the sale, which stay. */
  diger: para(),
  kullanilan: para(),
  kesinti: para(),
  iade: para(),
  /** The refund by payment methods. */
  odemeler: z.array(GeriVerilen),
  /** The open debt for used sessions. */
  borc: para(),
});
export type IadeHesabi = z.output<typeof IadeHesabi>;

export const paketSatisCalls = {
  iadeHesabi: call.get('/satis/paket/{id}/iade', { params: kimlikParams, query: z.object(iadeSecimi), reply: z.object({ hesap: IadeHesabi }), yetki: 'paketIade' }),
  /**
   * Takes a package back: its open sessions end, its sale is reduced to the used sessions and the deduction, instalments end, and the rest is
   * refunded today. `iade` is the amount that was shown.
   */
  iadeAl: call.post('/satis/paket-iade', {
    ...ortak,
    body: z.object({ satisID: kimlik(), ...iadeSecimi, iade: tutar(), neden: metin(300) }),
    reply: z.object({ id: z.int(), iade: para(), odemeler: z.array(GeriVerilen), borc: para() }),
    yetki: 'paketIade',
    mesaj: 'paketIadeAlindi',
    kayit: kayit.guncelleme,
  }),
  get: call.get('/satis/paket/{id}', { params: kimlikParams, reply: z.object({ satis: PaketSatisi }), yetki: GORENLER }),
  create: call.post('/satis/paket', { ...ortak, body: z.extend(PaketSatisKaydi, { sozlesmeVerildi: sozlesmeVerildi(), kampanyali: kampanyali() }), reply: satisReply, yetki: EKLEYENLER, yeniIs: true, kayit: kayit.ekleme }),
  update: call.put('/satis/paket', { ...ortak, body: satisDegisimi(PaketSatisKaydi), reply: satisReply, yetki: DEGISTIRENLER, kayit: kayit.guncelleme }),
  /** Removes one line with its sessions, none of which may be used. */
  removeUrun: call.delete('/satis/paket-urun', { ...ortak, body: satirBody, reply: satisReply, yetki: 'satisDuzenle', mesaj: 'silmeBasarili', kayit: kayit.guncelleme }),
  /** Cancels the sale. Used sessions have to be put back before. */
  remove: call.delete('/satis/paket', { konular, body: iptalBody, reply: z.object({ id: z.int() }), yetki: 'satisSil', mesaj: 'satisIptalEdildi', kayit: kayit.silme }),
};

export const seansDusCalls = {
  /** The services of an appointment with the packages that they can be taken from. */
  randevu: call.get('/randevu/{id}/seanslar', { params: kimlikParams, reply: z.object({ satirlar: z.array(RandevuSeansi) }), yetki: 'randevuSatis' }),
  /**
   * Takes the services of an appointment from the customer's packages and closes it. Without `icerikler` they are its services, each from the package
   * that ends first; a service without a package is sold beside them at the customer's price, as in a sale of the appointment.
   */
  randevuDus: call.post('/randevu/seans-dus', {
    ...ortak,
    body: z.object({
      randevuID: ref('randevu'),
      icerikler: listeAlani(
        z.object({ altUrunID: ref('altUrun'), paketHakID: bos(ref('paketHak')), paketKodu: metinOrNull(20), uygulayanPersonelID: bos(ref('personel')) }),
        200,
      ),
      odemeler: z._default(SatisKaydi.shape.odemeler, []),
      /** Ours: the tips for colleagues. */
      bahsisler: SatisKaydi.shape.bahsisler,
      kampanyali: kampanyali(),
    }),
    reply: satisReply,
    yetki: 'randevuSatis',
    mesaj: 'seansDusuldu',
    yeniIs: true,
    kayit: kayit.ekleme,
    konular: [...konular, 'satis'],
  }),
  /** The amount to pay for services of an appointment that are sold beside its sessions. */
  randevuHesabi: call.post('/randevu/seans-hesabi', {
    body: z.object({ randevuID: ref('randevu'), satilanlar: listeAlani(ref('altUrun'), 200) }),
    reply: z.object({ odenecek: para() }),
    yetki: 'randevuSatis',
    kota: 'satisModulu',
    reads: true,
  }),
  get: call.get('/satis/seans-dus/{id}', { params: kimlikParams, reply: z.object({ satis: SeansDusumu }), yetki: GORENLER }),
  create: call.post('/satis/seans-dus', { ...ortak, body: z.extend(SeansDusKaydi, { sozlesmeVerildi: sozlesmeVerildi(), kampanyali: kampanyali() }), reply: satisReply, yetki: EKLEYENLER, mesaj: 'seansDusuldu', yeniIs: true, kayit: kayit.ekleme }),
  update: call.put('/satis/seans-dus', { ...ortak, body: satisDegisimi(SeansDusKaydi), reply: satisReply, yetki: DEGISTIRENLER, kayit: kayit.guncelleme }),
  removeIcerik: call.delete('/satis/seans-dus-icerik', { ...ortak, body: satirBody, reply: satisReply, yetki: 'satisDuzenle', mesaj: 'silmeBasarili', kayit: kayit.guncelleme }),
  /** Puts all sessions back. */
  remove: call.delete('/satis/seans-dus', { konular, body: iptalBody, reply: z.object({ id: z.int() }), yetki: 'satisSil', mesaj: 'seansGeriAlindi', kayit: kayit.silme }),
};
