import { ILETI_KANALLARI } from '@defter/rules/ileti.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, evetHayir, gizliMetin, kimlik, kimlikReply, liste, metin, ref, sayfaAlanlari, secim, zaman } from './fields.ts';
import { MESAJ_DURUMLARI } from './sms.ts';

const kanal = z.enum(ILETI_KANALLARI);
/** The meaning of a reply by its words. */
const YANITLAR = ['ret', 'evet', 'iptal'] as const;
/** The outcome of a reply about an appointment: confirmed automatically or by the desk, waiting, cancelled, left unchanged. */
const YANIT_KARARLARI = ['onaylandi', 'bekliyor', 'iptal', 'kalsin'] as const;

/** The channels to write to somebody. */
const YAZI_KANALLARI = ['sms', 'whatsapp'] as const;
export type YaziKanali = (typeof YAZI_KANALLARI)[number];

const Hakkinda = z.object({ id: z.int(), tarih: z.string(), saat: z.string(), hizmetler: z.string(), adSoyad: z.string() });

/** A conversation, by its last reply. */
const Konusma = z.object({
  /** The id of the last reply, which names the conversation. */
  id: z.int(),
  kanal,
  telefon: gizliMetin('telefon'),
  musteriID: bos(z.int()),
  adSoyad: bos(z.string()),
  /** Empty for a picture or a voice message without words, which stays on the channel. */
  mesaj: z.string(),
  zaman: zaman(),
  yanit: bos(z.enum(YANITLAR)),
  okunmamis: z.int(),
});
export type Konusma = z.output<typeof Konusma>;

/** A reply that the desk decides about. */
const Bekleyen = z.object({ id: z.int(), yanit: z.enum(['evet', 'iptal']), telefon: gizliMetin('telefon'), musteriID: bos(z.int()), adSoyad: bos(z.string()), mesaj: z.string(), zaman: zaman(), randevu: Hakkinda });
export type YanitBekleyeni = z.output<typeof Bekleyen>;

/** A message of a conversation, in or out. */
const KonusmaMesaji = z.object({
  id: z.int(),
  yon: z.enum(['gelen', 'giden']),
  kanal: z.string(),
  telefon: gizliMetin('telefon'),
  /** Empty for a picture or a voice message without words, which stays on the channel. */
  mesaj: z.string(),
  zaman: zaman(),
  /** The state of a sent message. */
  durum: bos(z.enum(MESAJ_DURUMLARI)),
  hata: bos(z.string()),
  saglayici: bos(z.string()),
  /** The fields of a received message. */
  okunduMu: bos(z.boolean()),
  yanit: bos(z.enum(YANITLAR)),
  karar: bos(z.enum(YANIT_KARARLARI)),
});
export type KonusmaMesaji = z.output<typeof KonusmaMesaji>;

/** The person: a customer with all their numbers, or the number of a reply. */
const kimin = { musteriID: bos(ref('musteri')), yanitID: bos(kimlik()) };
const yetki = ['smsMesaj', 'smsGonder'] as const;

/** Ours (docs/adr/0270): the replies of people, in an inbox that all desks share. */
export const yanitCalls = {
  /** The conversations, the newest reply first; `durum` narrows them to unread ones. */
  list: call.get('/sms/yanitlar', {
    query: z.object({ ...sayfaAlanlari, durum: bos(z.literal('okunmamis')) }),
    reply: z.extend(liste(Konusma), { okunmamis: z.int() }),
    yetki,
  }),
  /** Replies about appointments to come that wait for a decision, the soonest appointment first. */
  bekleyenler: call.get('/sms/yanit-bekleyenler', { reply: z.object({ liste: z.array(Bekleyen) }), yetki }),
  /** Sent and received messages, the newest first. */
  konusma: call.get('/sms/konusma', {
    query: z.object({ ...kimin, sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu }),
    reply: z.extend(liste(KonusmaMesaji), { okunmamis: z.int(), /** Whether there is a number to write to. */ yazilirMi: z.boolean(), /** The channel of an answer now. */ yaziKanali: z.enum(YAZI_KANALLARI) }),
    yetki,
  }),
  /** Marks as read or unread, for all colleagues. */
  okundu: call.post('/sms/yanit-okundu', { body: z.object({ ...kimin, okundu: evetHayir(true) }), reply: z.object({ okunmamis: z.int() }), yetki, konular: ['sms'] }),
  /**
   * Writes to somebody: by WhatsApp within a day of their last message there, otherwise by SMS. A text that reads like advertising follows the rules
   * of advertising.
   */
  yanitla: call.post('/sms/yanitla', {
    body: z.object({ ...kimin, mesaj: metin(900) }),
    reply: z.object({ ticariMi: z.boolean() }),
    yetki: 'smsGonder',
    mesaj: 'smsSiraya',
    kayit: { menu: 'ayarlar', islem: 'ekleme', nesne: 'smsGonderimi', kayitID: null },
  }),
  /** Decides about a reply: does as it asks, or leaves the appointment unchanged. Answers with the appointment. */
  karar: call.post('/sms/yanit-karar', {
    body: z.object({ id: kimlik(), uygula: evetHayir(false) }),
    reply: kimlikReply,
    yetki: 'randevuDuzenle',
    mesaj: 'guncellemeBasarili',
    kayit: { menu: 'randevu', islem: 'guncelleme' },
    konular: ['info'],
  }),
};

/** The field that the record log shows of an appointment with a reply. */
export const YANIT_KAYIT_ALANI = { yanitKarari: secim('yanitKarari', z.enum(YANIT_KARARLARI)) };
