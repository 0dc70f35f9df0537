import * as z from 'zod/mini';
import { call } from './call.ts';
import { evetHayir, kimlik, kimlikBody, kimlikParams, kimlikReply, liste, metin, sayfaAlanlari, secim, sir, zaman } from './fields.ts';
import { means } from './meaning.ts';

/** The events that another program can hear of. */
export const WEBHOOK_OLAYLARI = ['randevu.olusturuldu', 'randevu.tasindi', 'randevu.durum', 'randevu.iptal'] as const;
export type WebhookOlayi = (typeof WEBHOOK_OLAYLARI)[number];
const olay = secim('webhookOlayi', z.enum(WEBHOOK_OLAYLARI, { error: 'secimGecersiz' }));

/** A safe address to notify: https, without a password in it. */
function isWebhookUrl(text: string): boolean {
  const url = readUrl(text);
  return url !== undefined && url.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
}
/** `URL.parse`, which Safari before 18 does not have. */
function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

const webhookUrl = () =>
  means({ tur: 'metin' }, z.string({ error: 'zorunluAlan' }).check(z.trim(), z.maxLength(500, { error: 'metinUzun' }), z.refine(isWebhookUrl, { error: 'webhookAdresiGecersiz' })));

export const WebhookKaydi = z.object({
  adi: metin(60),
  url: webhookUrl(),
  olaylar: z.array(olay).check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(WEBHOOK_OLAYLARI.length, { error: 'istekBuyuk' })),
  /** Whether name and phone of the customer are sent; only people who may see them may turn it on. */
  musteriGorur: evetHayir(false),
});

const Webhook = z.object({
  id: z.int(),
  adi: z.string(),
  url: z.string(),
  olaylar: z.array(olay),
  musteriGorur: z.boolean(),
  /** Messages that wait, and those that were given up. */
  bekleyen: z.int(),
  basarisiz: z.int(),
  sonGonderim: z.nullable(z.string()),
});
export type Webhook = z.output<typeof Webhook>;

const GONDERIM_DURUMLARI = ['bekliyor', 'gonderildi', 'basarisiz'] as const;
/** The reason why a message did not arrive: an address inside of a network, no connection, too slow, an answer that is no success. */
const WEBHOOK_HATALARI = ['ozelAdres', 'baglanti', 'zamanAsimi', 'yanit'] as const;

const Gonderim = z.object({
  id: z.int(),
  olay,
  randevuID: z.int(),
  durum: z.enum(GONDERIM_DURUMLARI),
  deneme: z.int(),
  httpKodu: z.nullable(z.int()),
  hata: z.nullable(z.enum(WEBHOOK_HATALARI)),
  olusturma: zaman(),
  sonucZamani: z.nullable(z.string()),
});
export type Gonderim = z.output<typeof Gonderim>;

const sayfa = { yetki: 'ayarlarGenelAyarIslemleri', plan: 'ayarlar' } as const;

/** Ours (docs/adr/0085): other programs that hear of appointments; docs/webhooks.md is for their authors. */
export const webhookCalls = {
  list: call.get('/entegrasyon/webhook', { reply: z.object({ liste: z.array(Webhook) }), ...sayfa }),
  /** The secret is answered only this once. */
  create: call.post('/entegrasyon/webhook', {
    body: WebhookKaydi,
    reply: z.object({ id: z.int(), anahtar: sir(z.string()) }),
    kayit: { menu: 'ayarlar', islem: 'ekleme', nesne: 'webhook' },
    ...sayfa,
  }),
  remove: call.delete('/entegrasyon/webhook', {
    body: kimlikBody,
    reply: kimlikReply,
    kayit: { menu: 'ayarlar', islem: 'silme', nesne: 'webhook' },
    ...sayfa,
  }),
  /** The messages to one address, newest first. */
  gonderimler: call.get('/entegrasyon/webhook/{id}/gonderimler', {
    params: kimlikParams,
    query: z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu }),
    reply: liste(Gonderim),
    ...sayfa,
  }),
  /** Sends a message once more, whatever its outcome was. */
  yenidenGonder: call.post('/entegrasyon/webhook-yeniden-gonder', {
    body: z.object({ id: kimlik() }),
    reply: kimlikReply,
    mesaj: 'webhookYenidenGonderiliyor',
    kayit: { menu: 'ayarlar', islem: 'guncelleme', nesne: 'webhook' },
    ...sayfa,
  }),
};
