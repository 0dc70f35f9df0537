import * as z from 'zod/mini';
import { call } from './call.ts';
import { alsoNamed, bos, kimlik, kimlikParams, listeAlani, metin, metinOrNull, para, ref, sayi, secim, tamSayi, tutar, yuzde } from './fields.ts';
import { means } from './meaning.ts';
import { IADE_KURALLARI } from './paket-program.ts';
import { kampanyali, Satis, satisDegisimi, SatisKaydi, satisReply, sozlesmeVerildi } from './satis.ts';

const satirlar = SatisKaydi.shape.icerikler._zod.def.element;
const { adet: _adet, satisAdet: _satisAdet, birimFiyat: _birimFiyat, hediyeNedeni: _hediyeNedeni, ...satirAlanlari } = satirlar.shape;

/** Sessions that are sold: a row of a program, one that was changed, or one put together freely (spec 1§3). */
const Eklenen = z.object({
  ...satirAlanlari,
  miktar: z._default(alsoNamed(tamSayi(1, 999), 'adet'), 1),
  /** Of one session; null takes the price of the program, and of the catalogue where the program does not have it. */
  birimFiyat: bos(tutar()),
});
export type Eklenen = z.output<typeof Eklenen>;

/** A package sale. What stands in `eklenenler` gives sessions; so does a service of `icerikler` where there are none. */
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
      /** How many of them are left. */
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
  /** Whose sessions are taken; null takes those that end first. */
  paketHakID: bos(ref('paketHak')),
  /** The code of a package that belongs to whoever has it. */
  paketKodu: metinOrNull(20),
});
export const SeansDusKaydi = z.extend(SatisKaydi, { musteriID: ref('musteri'), icerikler: z.array(SeansSatiri).check(z.minLength(1, { error: 'icerikGerekli' }), z.maxLength(200, { error: 'istekBuyuk' })) });
export type SeansDusKaydi = z.output<typeof SeansDusKaydi>;

const SeansDusumu = z.extend(Satis, {
  /** Which sessions each line took. */
  seanslar: z.array(z.object({ satirID: z.int(), paketHakID: z.int(), adet: z.int(), seans: z.int(), kalan: z.int() })),
});
export type SeansDusumu = z.output<typeof SeansDusumu>;

/** A service of an appointment, and the sessions of it that the customer may use now, what ends first before the others. */
const RandevuSeansi = z.object({
  altUrunID: z.int(),
  altUrunAdi: z.string(),
  fiyat: para(),
  uygulayanPersonelID: bos(z.int()),
  uygulayanAdi: bos(z.string()),
  /** Somebody has a package of it that is used by its code. */
  kodMu: z.boolean(),
  haklar: z.array(
    z.object({
      id: z.int(),
      paketAdi: bos(z.string()),
      /** Whose they are, where they are shared. */
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

/** By which rule used sessions count, and what the salon keeps in percent; empty is as the program says, and nothing within the time of withdrawal. */
const iadeSecimi = {
  iadeKurali: bos(secim('iadeKurali', z.enum(IADE_KURALLARI, { error: 'secimGecersiz' }))),
  kesintiYuzdesi: bos(yuzde()),
};

const GeriVerilen = z.object({ odemeSekliID: z.int(), odemeSekliAdi: z.string(), tutar: para() });

/** What would be given back of a package today, and how it comes about. */
const IadeHesabi = z.object({
  satisID: z.int(),
  satisNo: z.int(),
  tarih: z.string(),
  toplam: para(),
  alinan: para(),
  /** The last day of withdrawal, and whether it is still to come. */
  caymaSonGun: z.string(),
  caymaMi: z.boolean(),
  iadeKurali: z.enum(IADE_KURALLARI),
  kesintiYuzdesi: sayi(),
  satirlar: z.array(z.object({ paketHakID: z.int(), altUrunAdi: z.string(), seans: z.int(), kullanilan: z.int(), tutar: para(), kullanilanTutar: para() })),
  /** What else was sold with it, which stays. */
  diger: para(),
  kullanilan: para(),
  kesinti: para(),
  iade: para(),
  /** By which methods it is given back. */
  odemeler: z.array(GeriVerilen),
  /** What is still owed for what was used. */
  borc: para(),
});
export type IadeHesabi = z.output<typeof IadeHesabi>;

export const paketSatisCalls = {
  iadeHesabi: call.get('/satis/paket/{id}/iade', { params: kimlikParams, query: z.object(iadeSecimi), reply: z.object({ hesap: IadeHesabi }), yetki: 'paketIade' }),
  /**
   * Takes a package back: what is left of its sessions goes, its sale costs what was used and kept, instalments end, and the rest is
   * given back today. `iade` is the amount that was shown.
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
  /** Takes one line out. Its sessions go too, so none of them may be used. */
  removeUrun: call.delete('/satis/paket-urun', { ...ortak, body: satirBody, reply: satisReply, yetki: 'satisDuzenle', mesaj: 'silmeBasarili', kayit: kayit.guncelleme }),
  /** Cancels the sale. Sessions that were used are put back before. */
  remove: call.delete('/satis/paket', { konular, body: iptalBody, reply: z.object({ id: z.int() }), yetki: 'satisSil', mesaj: 'satisIptalEdildi', kayit: kayit.silme }),
};

export const seansDusCalls = {
  /** The services of an appointment with the packages that they can be taken from. */
  randevu: call.get('/randevu/{id}/seanslar', { params: kimlikParams, reply: z.object({ satirlar: z.array(RandevuSeansi) }), yetki: 'randevuSatis' }),
  /**
   * Takes the services of an appointment from the customer's packages and closes it. Left out, `icerikler` are its services, each from
   * what ends first; what is in no package is sold beside them at what the customer pays, as where the appointment is sold.
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
      /** Ours: what the customer gives colleagues beside it. */
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
  /** What is to be paid for services of an appointment that are sold beside its sessions. */
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
