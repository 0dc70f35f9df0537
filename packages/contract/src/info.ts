import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos } from './fields.ts';

export const infoCalls = {
  /** The remaining limits of the plan (spec 2§3.12); null means without limit. */
  get: call.get('/info', {
    reply: z.object({
      kalanRandevu: bos(z.int()),
      kalanPersonel: bos(z.int()),
      randevuSinir: bos(z.int()),
      /** The plan that holds today: `Demo` during the trial. */
      paketAdi: z.string(),
      /** The chosen plan, and its last day. */
      paketID: z.int(),
      secilenPaket: z.string(),
      paketBitis: bos(z.string()),
      /** The last day of the trial, while it runs. */
      denemeBitis: bos(z.string()),
      satisModulu: z.boolean(),
      demoVerisi: z.boolean(),
    }),
    yetki: 'giris',
  }),
};
