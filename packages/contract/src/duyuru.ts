import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, evetHayir, kimlik, kimlikBody, kimlikParams, kimlikReply, liste, metin, metinOrNull, sayfaAlanlari, tamSayi, tarihAlani } from './fields.ts';

/** From Defter, to everybody who uses it, or from the business, to its own people. */
const DUYURU_KAYNAKLARI = ['ev', 'isletme'] as const;

export const DuyuruKaydi = z.object({
  baslik: metin(120),
  metin: metin(2000),
  /** The last day on which it is shown; without one it stays. */
  bitis: bos(tarihAlani()),
});

const Duyuru = z.object({
  id: z.int(),
  kaynak: z.enum(DUYURU_KAYNAKLARI),
  baslik: z.string(),
  metin: z.string(),
  tarih: z.string(),
  bitis: bos(z.string()),
  yazan: bos(z.string()),
  okundu: z.boolean(),
  /** The number of readers; only for people who may write announcements. */
  okuyanSayisi: bos(z.int()),
});
export type Duyuru = z.output<typeof Duyuru>;

const yetki = 'ayarlarGenelAyarIslemleri';
const kayit = { menu: 'ayarlar', nesne: 'duyuru' } as const;

/** Announcements (spec 2§7.16, docs/adr/0232). */
export const duyuruCalls = {
  /** Unread ones first, the newest before. `durum` 0 has all, any other number those that the person has not read. */
  list: call.get('/info/duyurular', {
    query: z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu, durum: z._default(tamSayi(-1000, 1000), 0) }),
    reply: z.extend(liste(Duyuru), { okunmamis: z.int() }),
    yetki: 'giris',
  }),
  /**
   * Saves which ones the person has read. A row with its text is one of the list, sent back as clients of the specification do once they have shown
   * it: it counts as read, whatever it said before. Without a text `okundu` decides.
   */
  kaydet: call.post('/info/duyurular-kaydet', {
    body: z.object({ duyurular: z.array(z.object({ id: kimlik(), okundu: evetHayir(true), metin: metinOrNull(2000) })).check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(500, { error: 'istekBuyuk' })) }),
    reply: z.object({ okunmamis: z.int() }),
    yetki: 'giris',
    konular: ['info'],
  }),
  /** Ours, as the rest: writing one, withdrawing it, and its readers. */
  create: call.post('/info/duyuru', { body: DuyuruKaydi, reply: kimlikReply, kayit: { ...kayit, islem: 'ekleme' }, yetki }),
  remove: call.delete('/info/duyuru', { body: kimlikBody, reply: kimlikReply, kayit: { ...kayit, islem: 'silme' }, yetki }),
  okuyanlar: call.get('/info/duyurular/{id}/okuyanlar', {
    params: kimlikParams,
    reply: z.object({ liste: z.array(z.object({ personelID: z.int(), adSoyad: z.string(), zaman: bos(z.string()) })) }),
    yetki,
  }),
};
