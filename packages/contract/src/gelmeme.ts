import { GELMEME_NEDENLERI } from '@defter/rules/gelmeme.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { kimlikParams, oran } from './fields.ts';

/** Ours (docs/adr/0082): the probability that the customer misses an appointment that is still expected. */
export const gelmemeCalls = {
  /** Null while the salon has too little data. Both probabilities are in percent. */
  get: call.get('/randevu/{id}/gelmeme-olasiligi', {
    params: kimlikParams,
    reply: z.object({
      tahmin: z.nullable(z.object({ olasilik: oran(), taban: oran(), nedenler: z.array(z.object({ neden: z.enum(GELMEME_NEDENLERI), puan: z.int() })) })),
      /** The values in the words of the reasons. */
      kisiGeldi: z.int(),
      kisiGelmedi: z.int(),
      oncelikGun: z.int(),
      onayliMi: z.boolean(),
    }),
    yetki: 'randevuGoruntule',
  }),
};
