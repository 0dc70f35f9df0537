import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import { bos, kimlik, kimlikParams, listeAlani, metinOrNull, para, ref, tamSayi, tutar } from './fields.ts';
import { means } from './meaning.ts';
import { kampanyali, Satis, SatisKaydi, satisReply } from './satis.ts';

const satirlar = SatisKaydi.shape.icerikler._zod.def.element;
const { adet: _adet, birimFiyat: _birimFiyat, ...satirAlanlari } = satirlar.shape;

/** Sessions that are sold: a row of a program, one that was changed, or one put together freely (spec 1§3). */
const Eklenen = z.object({
  ...satirAlanlari,
  miktar: z._default(tamSayi(1, 999), 1),
  /** Of one session; null takes the price of the program, and of the catalogue where the program does not have it. */
  birimFiyat: bos(tutar()),
});
export type Eklenen = z.output<typeof Eklenen>;

/** A package sale. What stands in `eklenenler` gives sessions; so does a service of `icerikler` where there are none. */
export const PaketSatisKaydi = z.extend(SatisKaydi, {
  /** The program that it is sold from. */
  menuID: bos(ref('paketProgram')),
  icerikler: listeAlani(satirlar, 200),
  eklenenler: listeAlani(Eklenen, 100),
});
export type PaketSatisKaydi = z.output<typeof PaketSatisKaydi>;

const PaketSatisi = z.extend(Satis, {
  menuID: bos(z.int()),
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
export const SeansDusKaydi = z.extend(SatisKaydi, { icerikler: z.array(SeansSatiri).check(z.minLength(1, { error: 'icerikGerekli' }), z.maxLength(200, { error: 'istekBuyuk' })) });
export type SeansDusKaydi = z.output<typeof SeansDusKaydi>;

const SeansDusumu = z.extend(Satis, {
  /** Which sessions each line took. */
  seanslar: z.array(z.object({ satirID: z.int(), paketHakID: z.int(), adet: z.int(), seans: z.int(), kalan: z.int() })),
});
export type SeansDusumu = z.output<typeof SeansDusumu>;

const GORENLER = ['satisGoruntule', 'musteriSatis'] as const;
const EKLEYENLER = ['satisEkle', 'musteriSatis'] as const;
const DEGISTIRENLER = ['satisDuzenle', 'satisEkle'] as const;
const konular = ['kasa', 'musteri', 'randevu', 'prim', 'seans'] as const;
const ortak = { kota: 'satisModulu', konular } as const;
const kayit = { ekleme: { menu: 'satis', islem: 'ekleme' }, guncelleme: { menu: 'satis', islem: 'guncelleme' }, silme: { menu: 'satis', islem: 'silme' } } as const;
const iptalBody = z.object({ satisGuid: means({ tur: 'no' }, z.guid({ error: 'kimlikGecersiz' })), neden: metinOrNull(300) });
const satirBody = z.object({ id: kimlik() });

export const paketSatisCalls = {
  get: call.get('/satis/paket/{id}', { params: kimlikParams, reply: z.object({ satis: PaketSatisi }), yetki: GORENLER }),
  create: call.post('/satis/paket', { ...ortak, body: z.extend(PaketSatisKaydi, { kampanyali: kampanyali() }), reply: satisReply, yetki: EKLEYENLER, yeniIs: true, kayit: kayit.ekleme }),
  update: call.put('/satis/paket', { ...ortak, body: degisen(PaketSatisKaydi), reply: satisReply, yetki: DEGISTIRENLER, kayit: kayit.guncelleme }),
  /** Takes one line out. Its sessions go too, so none of them may be used. */
  removeUrun: call.delete('/satis/paket-urun', { ...ortak, body: satirBody, reply: satisReply, yetki: 'satisDuzenle', mesaj: 'silmeBasarili', kayit: kayit.guncelleme }),
  /** Cancels the sale. Sessions that were used are put back before. */
  remove: call.delete('/satis/paket', { konular, body: iptalBody, reply: z.object({ id: z.int() }), yetki: 'satisSil', mesaj: 'satisIptalEdildi', kayit: kayit.silme }),
};

export const seansDusCalls = {
  get: call.get('/satis/seans-dus/{id}', { params: kimlikParams, reply: z.object({ satis: SeansDusumu }), yetki: GORENLER }),
  create: call.post('/satis/seans-dus', { ...ortak, body: SeansDusKaydi, reply: satisReply, yetki: EKLEYENLER, mesaj: 'seansDusuldu', yeniIs: true, kayit: kayit.ekleme }),
  update: call.put('/satis/seans-dus', { ...ortak, body: degisen(SeansDusKaydi), reply: satisReply, yetki: DEGISTIRENLER, kayit: kayit.guncelleme }),
  removeIcerik: call.delete('/satis/seans-dus-icerik', { ...ortak, body: satirBody, reply: satisReply, yetki: 'satisDuzenle', mesaj: 'silmeBasarili', kayit: kayit.guncelleme }),
  /** Puts all sessions back. */
  remove: call.delete('/satis/seans-dus', { konular, body: iptalBody, reply: z.object({ id: z.int() }), yetki: 'satisSil', mesaj: 'seansGeriAlindi', kayit: kayit.silme }),
};
