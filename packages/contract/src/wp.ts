import * as z from 'zod/mini';
import { ILETI_TURLERI } from '@defter/rules/ileti.ts';
import { call } from './call.ts';
import { AliciSuzgeci } from './sms.ts';
import { degisen } from './degisen.ts';
import { bos, dosya, evetHayir, kimlikOrZero, kimlikReply, metin, metinOrNull, ref, secim, sir, surumOrNull, tamSayi } from './fields.ts';

/** The account of the WhatsApp Cloud API, in the names of the specification (spec 2§3.8). */
export const WpAyarKaydi = z.object({
  id: kimlikOrZero(),
  surum: surumOrNull(),
  /** The id of the number. */
  kullaniciAdi: metin(60),
  /** The access token. Empty keeps the one that is there. */
  parola: bos(sir(z.string().check(z.maxLength(600)))),
  /** The id of the business account, whose templates are listed. */
  entegrasyonID: metin(60),
  /** Ours: the secret of the app, which signs incoming messages. */
  uygulamaSirri: bos(sir(z.string().check(z.maxLength(200)))),
  randevuTemplateID: metinOrNull(200),
  /** Whether it is in use. */
  ayarMi: evetHayir(true),
});

const WpAyari = z.object({
  id: z.int(),
  surum: z.int(),
  kullaniciAdi: z.string(),
  /** Never answered. */
  parola: z.null(),
  parolaVarMi: z.boolean(),
  entegrasyonID: z.string(),
  sirVarMi: z.boolean(),
  randevuTemplateID: bos(z.string()),
  ayarMi: z.boolean(),
  /** The address and the word that are entered at WhatsApp. Null for people who may not set it up, because the word is as secret as a password. */
  bildirimAdresi: bos(z.string()),
  dogrulamaSozu: bos(z.string()),
});
export type WpAyari = z.output<typeof WpAyari>;

/** Replaces the platform's state if it would refuse our messages: the template has a place outside of its text, or begins with a picture. */
export const WP_GONDERILEMEZ = 'UNSUPPORTED';

/** The languages of a template (spec 2§9: languageID 2 by default). */
export const WP_DILLERI = { 1: 'en', 2: 'tr' } as const;

const WpSablonu = z.object({
  id: z.string(),
  adi: z.string(),
  dil: z.string(),
  durum: z.string(),
  kategori: z.string(),
  metin: z.string(),
  /** The number of places in its text; the first is the name. */
  parametreSayisi: z.int(),
  /** The names of its places, in the order in which they are filled, if they have names instead of numbers. */
  yerAdlari: z.array(z.string()),
  /** Whether it begins with a document. */
  belgeMi: z.boolean(),
  /** Whether it tells how to refuse further messages. */
  retVarMi: z.boolean(),
});
export type WpSablonu = z.output<typeof WpSablonu>;

/** The value of one place of a template. */
export const WpDegeri = metin(200);

const ayarlar = { menu: 'ayarlar' } as const;
const yetki = 'whatsappAyarlari';

/** The messaging app (spec 2§7.9). */
export const wpCalls = {
  ayar: call.get('/wp/wp-ayarlari', { reply: z.object({ ayar: bos(WpAyari) }), yetki: ['whatsappAyarlari', 'smsGonder'] }),
  saveAyar: call.post('/wp/wp-ayarlari', {
    body: degisen(WpAyarKaydi),
    reply: kimlikReply,
    yetki,
    kayit: { ...ayarlar, islem: 'guncelleme', nesne: 'wpAyari', kayitID: null },
    konular: ['sms'],
  }),
  /** The templates as the platform has them now; `hata` is its error code if it does not answer. */
  sablonlar: call.post('/wp/sablonlar', { reply: z.object({ liste: z.array(WpSablonu), hata: bos(z.string()) }), reads: true, yetki: ['whatsappAyarlari', 'smsGonder'] }),
  /** Sends a template to a list of people, the name first (spec 2§7.9). */
  sablonGonder: call.post('/wp/sablon-gonder', {
    body: z.object({
      templateID: metin(200),
      file: bos(dosya(16)),
      languageID: z._default(secim('languageID', tamSayi(1, 2)), 2),
      telefonlar: z._default(z.array(z.object({ musteriID: bos(ref('musteri')), telefon: metinOrNull(40), adSoyad: metinOrNull(160) })).check(z.maxLength(1000, { error: 'istekBuyuk' })), []),
      /** Ours: by a filter, in addition to the list. */
      suzgec: bos(AliciSuzgeci),
      /** Ours: the values of the places after the name. */
      parametreler: z._default(z.array(WpDegeri).check(z.maxLength(10, { error: 'istekBuyuk' })), []),
      tur: z._default(secim('iletiTuru', z.enum(ILETI_TURLERI, { error: 'secimGecersiz' })), 'ticari'),
    }),
    reply: z.object({ id: z.int(), kuyruga: z.int(), mukerrer: z.int(), numaraYok: z.int() }),
    yetki: 'smsGonder',
    mesaj: 'smsSiraya',
    kayit: { ...ayarlar, islem: 'ekleme', nesne: 'smsGonderimi' },
    konular: ['sms'],
  }),
};
