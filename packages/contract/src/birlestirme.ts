import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, gizliMetin, kimlikBody, liste, metinOrNull, ref, sayfaAlanlari, tarihAlani, telefon } from './fields.ts';
import { tcKimlikNo } from './personel.ts';

/** The signs that two records are one person, the surest first. */
export const TEKRAR_NEDENLERI = ['tcKimlikNo', 'adDogumTarihi', 'ad'] as const;
const neden = z.enum(TEKRAR_NEDENLERI);

/** One of two customers who may be the same person. */
const Taraf = z.object({
  id: z.int(),
  adSoyad: z.string(),
  telefon: bos(gizliMetin('telefon')),
  dogumTarihi: bos(z.string()),
  dosyaNo: bos(z.string()),
  kayitTarihi: z.string(),
  aktifMi: z.boolean(),
});
const TekrarCifti = z.object({ neden, bir: Taraf, iki: Taraf });
export type TekrarCifti = z.output<typeof TekrarCifti>;

const Benzer = z.object({ id: z.int(), adSoyad: z.string(), dogumTarihi: bos(z.string()), aktifMi: z.boolean(), neden: z.enum(['tcKimlikNo', 'telefon', 'adDogumTarihi']) });
export type Benzer = z.output<typeof Benzer>;

/** The fields to choose between when two records become one. Province and district go together. */
export const SECILEN_ALANLAR = [
  'ad',
  'soyad',
  'tcKimlikNo',
  'dogumTarihi',
  'cinsiyet',
  'email',
  'dosyaNo',
  'grupID',
  'ilID',
  'medeniHali',
  'evlilikYilDonumu',
  'pasaportNo',
  'firma',
  'vergiDairesi',
  'vergiNo',
  'kartNo',
  'ozelKod',
  'musteriNo',
  'bayiMusteriID',
  'firmaTipiID',
  'firmaMusteriNo',
  'turID',
  'hizmetAlan',
  'uyrukID',
  'meslekID',
  'babaAdi',
  'neredenDuydunuzID',
  'anketorID',
  'tavsiyeEdenID',
  'hastaTuruID',
  'ozelDurumID',
  'aciklama',
  'saglikNotu',
] as const;
export type SecilenAlan = (typeof SECILEN_ALANLAR)[number];

/** Fields of which both values may stay, one below the other, because notes on somebody's health must not be lost. */
export const NOT_ALANLARI = ['aciklama', 'saglikNotu'] as const satisfies SecilenAlan[];
export type NotAlani = (typeof NOT_ALANLARI)[number];

/** The number of rows of each table that move to the record that stays. */
const Tasinan = z.object({ tablo: z.string(), sayi: z.int() });

const Birlestirme = z.object({
  id: z.int(),
  kalanID: z.int(),
  /** Null when that record is gone as well. */
  kalanAdi: bos(z.string()),
  gidenAdi: z.string(),
  yapan: z.string(),
  zaman: z.string(),
  geriAlmaZamani: bos(z.string()),
  geriAlinabilir: z.boolean(),
});
export type Birlestirme = z.output<typeof Birlestirme>;

const ikisi = { kalanID: ref('musteri'), gidenID: ref('musteri') };
const cift = z.object({ birID: ref('musteri'), ikiID: ref('musteri') });

/** Duplicates and how they are merged. All of these calls are ours. */
export const birlestirmeCalls = {
  /** Finds customers who match the values typed into the form of a new one. It takes a body, because addresses end up in logs on the way. */
  benzerler: call.post('/musteri/benzerler', {
    reads: true,
    body: z.object({
      telefon: z.catch(bos(telefon()), null),
      tcKimlikNo: z.catch(tcKimlikNo(), null),
      ad: metinOrNull(60),
      soyad: metinOrNull(60),
      dogumTarihi: z.catch(bos(tarihAlani()), null),
      haricID: bos(ref('musteri')),
    }),
    reply: z.object({ liste: z.array(Benzer) }),
    yetki: 'musteriGoruntule',
  }),
  tekrarlar: call.get('/musteri/tekrarlar', {
    query: z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu, neden: bos(neden) }),
    reply: liste(TekrarCifti),
    yetki: 'musteriGoruntule',
  }),
  farkliKisiler: call.post('/musteri/farkli-kisiler', {
    body: cift,
    mesaj: 'farkliKisilerKaydedildi',
    yetki: 'musteriDuzenle',
    kayit: { menu: 'musteri', islem: 'guncelleme', nesne: 'farkliKisiler' },
  }),
  farkliKisilerGeriAl: call.delete('/musteri/farkli-kisiler', {
    body: cift,
    mesaj: 'geriAlindi',
    yetki: 'musteriDuzenle',
    kayit: { menu: 'musteri', islem: 'silme', nesne: 'farkliKisiler' },
  }),
  onizleme: call.get('/musteri/birlestirme', {
    query: z.object(ikisi),
    reply: z.object({ tasinacaklar: z.array(Tasinan) }),
    yetki: 'musteriSil',
  }),
  birlestir: call.post('/musteri/birlestirme', {
    // Without a choice the remaining record takes its missing values from the other, and notes are joined.
    body: z.object({ ...ikisi, gidendenAlinanlar: bos(z.array(z.enum(SECILEN_ALANLAR))), eklenenNotlar: bos(z.array(z.enum(NOT_ALANLARI))) }),
    reply: z.object({ id: z.int(), birlestirmeID: z.int() }),
    mesaj: 'birlestirildi',
    yetki: 'musteriSil',
    kayit: { menu: 'musteri', islem: 'guncelleme', nesne: 'birlestirme', kayitID: 'id' },
    konular: ['randevu', 'satis'],
  }),
  birlestirmeler: call.get('/musteri/birlestirmeler', {
    query: z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu }),
    reply: liste(Birlestirme),
    yetki: 'musteriSil',
  }),
  geriAl: call.post('/musteri/birlestirme-geri-al', {
    body: kimlikBody,
    reply: z.object({ id: z.int() }),
    mesaj: 'geriAlindi',
    yetki: 'musteriSil',
    kayit: { menu: 'musteri', islem: 'silme', nesne: 'birlestirme', kayitID: 'id' },
    konular: ['randevu', 'satis'],
  }),
};
