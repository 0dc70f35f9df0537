import { ILETI_KANALLARI } from '@defter/rules/ileti.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, evetHayir, gizliMetin, kimlik, kimlikReply, liste, metin, ref, sayfaAlanlari, secim, zaman } from './fields.ts';
import { MESAJ_DURUMLARI } from './sms.ts';

const kanal = z.enum(ILETI_KANALLARI);
/** What a reply asks for by its words. */
const YANITLAR = ['ret', 'evet', 'iptal'] as const;
/** What came of a reply to an appointment: confirmed by itself or by the desk, waiting for it, cancelled, left as it is. */
const YANIT_KARARLARI = ['onaylandi', 'bekliyor', 'iptal', 'kalsin'] as const;

/** By what one writes to somebody. */
const YAZI_KANALLARI = ['sms', 'whatsapp'] as const;
export type YaziKanali = (typeof YAZI_KANALLARI)[number];

const Hakkinda = z.object({ id: z.int(), tarih: z.string(), saat: z.string(), hizmetler: z.string(), adSoyad: z.string() });

/** Somebody's replies, by the last one. */
const Konusma = z.object({
  /** Of the last reply; names the conversation. */
  id: z.int(),
  kanal,
  telefon: gizliMetin('telefon'),
  musteriID: bos(z.int()),
  adSoyad: bos(z.string()),
  /** Empty for a picture or a voice without words, which stays on the channel. */
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
  /** Empty for a picture or a voice without words, which stays on the channel. */
  mesaj: z.string(),
  zaman: zaman(),
  /** Of what was sent. */
  durum: bos(z.enum(MESAJ_DURUMLARI)),
  hata: bos(z.string()),
  saglayici: bos(z.string()),
  /** Of what came in. */
  okunduMu: bos(z.boolean()),
  yanit: bos(z.enum(YANITLAR)),
  karar: bos(z.enum(YANIT_KARARLARI)),
});
export type KonusmaMesaji = z.output<typeof KonusmaMesaji>;

/** Whose messages: a customer's by all their numbers, or those of the number that a reply came from. */
const kimin = { musteriID: bos(ref('musteri')), yanitID: bos(kimlik()) };
const yetki = ['smsMesaj', 'smsGonder'] as const;

/** Ours (docs/adr/0270): what people answer, in an inbox that all desks share. */
export const yanitCalls = {
  /** The conversations, the newest reply first; `durum` narrows them to those with something unread. */
  list: call.get('/sms/yanitlar', {
    query: z.object({ ...sayfaAlanlari, durum: bos(z.literal('okunmamis')) }),
    reply: z.extend(liste(Konusma), { okunmamis: z.int() }),
    yetki,
  }),
  /** Replies about appointments to come that wait for a decision, the soonest appointment first. */
  bekleyenler: call.get('/sms/yanit-bekleyenler', { reply: z.object({ liste: z.array(Bekleyen) }), yetki }),
  /** What was sent and received, the newest first. */
  konusma: call.get('/sms/konusma', {
    query: z.object({ ...kimin, sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu }),
    reply: z.extend(liste(KonusmaMesaji), { okunmamis: z.int(), /** Whether there is a number to write to. */ yazilirMi: z.boolean(), /** By what an answer leaves now. */ yaziKanali: z.enum(YAZI_KANALLARI) }),
    yetki,
  }),
  /** Read, or unread again, for everybody who works here. */
  okundu: call.post('/sms/yanit-okundu', { body: z.object({ ...kimin, okundu: evetHayir(true) }), reply: z.object({ okunmamis: z.int() }), yetki, konular: ['sms'] }),
  /** Writes to somebody: by WhatsApp within a day of what they have written there last, otherwise by SMS. What reads like advertising leaves by the rules of advertising. */
  yanitla: call.post('/sms/yanitla', {
    body: z.object({ ...kimin, mesaj: metin(900) }),
    reply: z.object({ ticariMi: z.boolean() }),
    yetki: 'smsGonder',
    mesaj: 'smsSiraya',
    kayit: { menu: 'ayarlar', islem: 'ekleme', nesne: 'smsGonderimi', kayitID: null },
  }),
  /** Decides about a reply: does what it asks for, or leaves the appointment as it is. Answers the appointment. */
  karar: call.post('/sms/yanit-karar', {
    body: z.object({ id: kimlik(), uygula: evetHayir(false) }),
    reply: kimlikReply,
    yetki: 'randevuDuzenle',
    mesaj: 'guncellemeBasarili',
    kayit: { menu: 'randevu', islem: 'guncelleme' },
    konular: ['info'],
  }),
};

/** What the record log tells of an appointment that somebody has answered about. */
export const YANIT_KAYIT_ALANI = { yanitKarari: secim('yanitKarari', z.enum(YANIT_KARARLARI)) };
