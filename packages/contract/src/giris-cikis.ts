import * as z from 'zod/mini';
import { EKSIKLER, GirisCikisTipi } from '@defter/rules/giris-cikis.ts';
import { call } from './call.ts';
import { alsoNamed, anAlani, bos, kimlikBody, kimlikOrZero, kimlikReply, metin, metinOrNull, ref, secim, sir, surumOrNull, tarihAlani } from './fields.ts';
import { degisen } from './degisen.ts';

const islemTipi = secim('islemTipi', z.enum(Object.values(GirisCikisTipi), { error: 'secimGecersiz' }));

const alanlar = {
  personelID: ref('personel'),
  tarih: tarihAlani(),
  saat: anAlani(),
  islemTipi: z._default(islemTipi, GirisCikisTipi.giris),
  kartNo: metinOrNull(40),
  aciklama: metinOrNull(300),
};

export const GirisCikisKaydi = z.object({ id: kimlikOrZero(), surum: surumOrNull(), ...alanlar });

export const GirisCikis = z.object({
  id: z.int(),
  surum: z.int(),
  ...alanlar,
  /** Whether the person's own phone recorded it at the code of the reception; otherwise it was entered by hand. */
  qrMi: z.boolean(),
});
export type GirisCikis = z.output<typeof GirisCikis>;

const vardiyalar = z.array(z.object({ sablonAdi: z.string(), baslangic: z.string(), bitis: z.string() }));

/** A day of a person compared with the shifts. Durations are in minutes, times are `YYYY-MM-DD HH:mm`. */
const GirisCikisGunu = z.object({
  personelID: z.int(),
  personelAdi: z.string(),
  tarih: z.string(),
  vardiyalar,
  izinliMi: z.boolean(),
  giris: bos(z.string()),
  cikis: bos(z.string()),
  gecKalma: z.int(),
  erkenCikma: z.int(),
  calisma: z.int(),
  eksik: bos(z.enum(EKSIKLER)),
  kayitlar: z.array(GirisCikis),
});
export type GirisCikisGunu = z.output<typeof GirisCikisGunu>;

/** The longest code at the door. */
export const KOD_UZUNLUGU = 60;

const degisiklik = { yetki: 'personelGirisCikis' } as const;

export const girisCikisCalls = {
  /** The days with a shift or a record, of at most 31, latest first, and the people for whom the caller may write records. */
  list: call.get('/personel/giris-cikis', {
    /** The default is the last 31 days. */
    query: z.object({ personelID: bos(ref('personel')), baslangic: bos(alsoNamed(tarihAlani(), 'baslangicTarihi', 'tarih')), bitis: bos(alsoNamed(tarihAlani(), 'bitisTarihi', 'tarih')) }),
    /** `kayitlar` holds the records themselves, latest first (spec 2§3.5). */
    reply: z.object({ liste: z.array(GirisCikisGunu), kayitlar: z.array(GirisCikis), personeller: z.array(z.object({ id: z.int(), adSoyad: z.string() })) }),
    yetki: 'personelGirisCikis',
  }),
  create: call.post('/personel/giris-cikis', {
    /** By default it is today. */
    body: z.extend(GirisCikisKaydi, { tarih: bos(tarihAlani()) }),
    reply: kimlikReply,
    kayit: { menu: 'personel', islem: 'ekleme', nesne: 'girisCikis', kayitID: 'personelID' },
    ...degisiklik,
  }),
  update: call.put('/personel/giris-cikis', {
    body: degisen(GirisCikisKaydi),
    reply: kimlikReply,
    kayit: { menu: 'personel', islem: 'guncelleme', nesne: 'girisCikis', kayitID: 'personelID' },
    ...degisiklik,
  }),
  remove: call.delete('/personel/giris-cikis', {
    body: kimlikBody,
    reply: kimlikReply,
    kayit: { menu: 'personel', islem: 'silme', nesne: 'girisCikis' },
    ...degisiklik,
  }),
  /** Ours: restores a removed record. */
  geriAl: call.post('/personel/giris-cikis/geri-al', {
    body: kimlikBody,
    reply: kimlikReply,
    mesaj: 'geriAlindi',
    kayit: { menu: 'personel', islem: 'guncelleme', nesne: 'girisCikis' },
    ...degisiklik,
  }),
  /** The code for the screen of the reception; a new one every half minute. */
  qr: call.get('/personel/qr', { yetki: 'personelGirisCikis', dosya: 'image/svg+xml' }),
  // Ours: the page that the specification's image leads to.
  /** The address that the code opens on a phone, and whether only the machine that shows the code can reach it. */
  adres: call.get('/personel/giris-cikis/adres', { reply: z.object({ adres: z.string(), yerelMi: z.boolean() }), yetki: 'personelGirisCikis' }),
  /** The last entry or exit of the signed-in person today, the shifts of the day, and whether the scanned code is still valid. */
  durum: call.get('/personel/giris-cikis/durum', {
    query: z.object({ kod: metinOrNull(KOD_UZUNLUGU) }),
    reply: z.object({
      son: bos(z.object({ saat: z.string(), islemTipi })),
      vardiyalar,
      kodGecerliMi: z.boolean(),
      /** Whether this person has used the code; each person can use it once. */
      kodKullanildiMi: z.boolean(),
    }),
    yetki: 'giris',
  }),
  /** Records an entry or exit by the scanned code, at the server's time. A repetition counts once; another act by the same code is refused. */
  okut: call.post('/personel/giris-cikis/qr', {
    body: z.object({ kod: sir(metin(KOD_UZUNLUGU)), islemTipi }),
    reply: z.object({ id: z.int(), saat: z.string() }),
    yetki: 'giris',
    limit: 20,
    kayit: { menu: 'personel', islem: 'ekleme', nesne: 'girisCikis' },
  }),
};
