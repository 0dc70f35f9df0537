import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlikBody, kimlikReply, metin, sir } from './fields.ts';

export const SantralKaydi = z.object({ adi: metin(60) });

const Santral = z.object({
  id: z.int(),
  adi: z.string(),
  kayitZamani: z.string(),
  /** The time of its last report of a call. */
  sonBildirim: bos(z.string()),
});
export type Santral = z.output<typeof Santral>;

const sayfa = { yetki: 'ayarlarGenelAyarIslemleri', plan: 'ayarlar' } as const;

/** Ours (docs/adr/0231): switchboards that report calls, as described in docs/santral.md. */
export const santralCalls = {
  list: call.get('/santral', { reply: z.object({ liste: z.array(Santral) }), ...sayfa }),
  /** The key, and the address with it, are answered only this once. */
  create: call.post('/santral', {
    body: SantralKaydi,
    reply: z.object({ id: z.int(), anahtar: sir(z.string()), baglanti: sir(z.string()) }),
    kayit: { menu: 'ayarlar', islem: 'ekleme', nesne: 'santral' },
    ...sayfa,
  }),
  /** Its key no longer works; its calls stay. */
  remove: call.delete('/santral', { body: kimlikBody, reply: kimlikReply, kayit: { menu: 'ayarlar', islem: 'silme', nesne: 'santral' }, ...sayfa }),
};
