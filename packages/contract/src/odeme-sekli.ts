import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, sayfaAlanlari } from './fields.ts';

/** The payment method that is cash, in every bayi. */
export const NAKIT_ID = 1;

const OdemeSekli = z.object({
  id: z.int(),
  adi: z.string(),
  aktifMi: z.boolean(),
  satistaGoster: z.boolean(),
  iskontoMu: z.boolean(),
  personelHarcamasiMi: z.boolean(),
  puanOdemesiMi: z.boolean(),
  odemeKatsayi: z.number(),
  taksitSayisi: z.int(),
});
export type OdemeSekli = z.output<typeof OdemeSekli>;

export const odemeSekliCalls = {
  list: call.get('/odemesekli', {
    query: z.object({ ...sayfaAlanlari, aktifMi: bos(z.boolean()), satistaGoster: bos(z.boolean()) }),
    reply: z.object({ liste: z.array(OdemeSekli), toplamKayit: z.int() }),
    yetki: 'giris',
  }),
};
