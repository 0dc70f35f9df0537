import { parseTarih } from '@defter/rules/tarih.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import {
  adres,
  bos,
  ePosta,
  evetHayir,
  kimlik,
  kimlikBody,
  kimlikParams,
  liste,
  metin,
  metinOrNull,
  sayfaAlanlari,
  tamSayi,
  tarihAlani,
  telefon,
} from './fields.ts';
import { tcKimlikNo } from './personel.ts';

/** The columns that a file of customers may have (spec 2§9), the two further fields that a business may make mandatory, and the birthday (docs/adr/0411). */
export const AKTARIM_ALANLARI = ['dosyaNo', 'ad', 'soyad', 'telefon', 'tcKimlikNo', 'adres', 'email', 'neredenDuydunuz', 'dogumTarihi'] as const;
export type AktarimAlani = (typeof AKTARIM_ALANLARI)[number];

/** A row that can be imported, with the checks of the form of a customer. */
export const AktarimSatiri = z.object({
  dosyaNo: metinOrNull(40),
  ad: metin(60),
  soyad: metinOrNull(60),
  telefon: bos(telefon()),
  tcKimlikNo: tcKimlikNo(),
  adres: bos(adres()),
  email: bos(ePosta()),
  /** The name of an entry of that list. */
  neredenDuydunuz: metinOrNull(100),
  /** A day as people write it in a file, or as on the wire. */
  dogumTarihi: bos(z.pipe(z.pipe(z.string(), z.transform((text: string) => parseTarih(text) ?? text)), tarihAlani())),
});

/** A row as it stands in the file. Its errors are answered and do not refuse the other rows. */
const HamSatir = z.object({
  /** The number of the row in the file; by default its place in the list. */
  satir: bos(tamSayi(1, 1_048_576)),
  ...(Object.fromEntries(AKTARIM_ALANLARI.map((alan) => [alan, metinOrNull(2000)])) as Record<AktarimAlani, ReturnType<typeof metinOrNull>>),
});

/** The title of a column and the field chosen for it. `adSoyad` is split into two fields; null leaves the column out. */
const Esleme = z.object({ baslik: metin(200), alan: bos(z.enum([...AKTARIM_ALANLARI, 'adSoyad'])) });
export type Esleme = z.output<typeof Esleme>;

const AKTARIM_DURUMLARI = ['hazir', 'suruyor', 'bitti', 'durdu', 'geriAliniyor', 'geriAlindi'] as const;
export const SATIR_SONUCLARI = ['yeni', 'degisen', 'ayni', 'hatali'] as const;
export type SatirSonucu = (typeof SATIR_SONUCLARI)[number];

const Aktarim = z.object({
  id: z.int(),
  dosyaAdi: bos(z.string()),
  durum: z.enum(AKTARIM_DURUMLARI),
  yapan: z.string(),
  kayitZamani: z.string(),
  toplam: z.int(),
  yeni: z.int(),
  degisen: z.int(),
  ayni: z.int(),
  hatali: z.int(),
  islenen: z.int(),
  geriAlinan: z.int(),
  kalan: z.int(),
  geriAlinabilir: z.boolean(),
});
export type Aktarim = z.output<typeof Aktarim>;

const SonucSatiri = z.object({
  satir: z.int(),
  adSoyad: z.string(),
  sonuc: bos(z.enum(SATIR_SONUCLARI)),
  hata: bos(z.string()),
  alan: bos(z.string()),
  musteriID: bos(z.int()),
  geri: bos(z.enum(['alindi', 'degismis', 'kullanimda'])),
});
export type SonucSatiri = z.output<typeof SonucSatiri>;

/** The most rows of one request; a longer file comes in pieces. */
export const PARCA_SATIRI = 500;
/** The most rows of one file. */
export const EN_COK_SATIR = 20_000;

const durumReply = z.object({ id: z.int(), durum: z.enum(AKTARIM_DURUMLARI) });
const satirlar = z.array(HamSatir).check(z.maxLength(EN_COK_SATIR, { error: 'istekBuyuk' }));

/** Customers taken over from Excel (spec 2§7.14). */
export const aktarimCalls = {
  /** Imports the sent rows, or the rows of an import that was checked before or broken off. */
  import: call.post('/excelimport', {
    query: z.object({ type: z._default(z.enum(['musteriler']), 'musteriler') }),
    body: z.object({ data: z._default(satirlar, []), dosyaAdi: metinOrNull(200), aktarimID: bos(kimlik()) }),
    json: true,
    reply: durumReply,
    mesaj: 'aktarimBasladi',
    yetki: 'musteriEkle',
    kayit: { menu: 'musteri', islem: 'ekleme', nesne: 'aktarim' },
  }),
  /** Checks rows without saving them, for a preview. A long file comes in pieces that name the import of the first one. */
  kontrol: call.post('/excelimport/kontrol', {
    body: z.object({
      data: satirlar,
      dosyaAdi: metinOrNull(200),
      aktarimID: bos(kimlik()),
      eslemeler: bos(z.array(Esleme).check(z.maxLength(200, { error: 'istekBuyuk' }))),
    }),
    json: true,
    reply: durumReply,
    yetki: 'musteriEkle',
  }),
  eslemeler: call.get('/excelimport/eslemeler', { reply: z.object({ liste: z.array(Esleme) }), yetki: 'musteriEkle' }),
  aktarimlar: call.get('/excelimport', {
    query: z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu }),
    reply: liste(Aktarim),
    yetki: 'musteriEkle',
  }),
  aktarim: call.get('/excelimport/{id}', { params: kimlikParams, reply: z.object({ aktarim: Aktarim }), yetki: 'musteriEkle' }),
  satirlar: call.get('/excelimport/{id}/satirlar', {
    params: kimlikParams,
    query: z.object({
      sayfa: sayfaAlanlari.sayfa,
      sayfaBoyutu: sayfaAlanlari.sayfaBoyutu,
      sonuc: bos(z.enum(SATIR_SONUCLARI)),
      /** Only the rows that an undo could not remove. */
      geriAlinmayan: evetHayir(false),
    }),
    reply: liste(SonucSatiri),
    yetki: 'musteriEkle',
  }),
  /** Discards an import that was only checked. */
  vazgec: call.delete('/excelimport', { body: kimlikBody, reply: z.object({ id: z.int() }), yetki: 'musteriEkle' }),
  geriAl: call.post('/excelimport/geri-al', {
    body: kimlikBody,
    reply: durumReply,
    mesaj: 'geriAliniyor',
    yetki: 'musteriSil',
    kayit: { menu: 'musteri', islem: 'silme', nesne: 'aktarim' },
  }),
};
