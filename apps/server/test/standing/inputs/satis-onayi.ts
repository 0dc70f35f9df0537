import { satisOnayiCalls } from '@defter/contract/satis-onayi.ts';
import { buildOnaylayan, PAROLA } from '../../build-onaylayan.ts';
import type { Inputs } from '../input.ts';

export const satisOnayiInputs: Inputs<typeof satisOnayiCalls> = {
  onaylayanlar: {
    own: async ({ server, bayi }) => {
      await buildOnaylayan(server, bayi);
      return {};
    },
  },
  kod: async ({ server, bayi }) => {
    const { personelID } = await buildOnaylayan(server, bayi);
    return { body: { istek: 'a'.repeat(64), personelID, toplamTutar: 700, iskontoToplam: 300 } };
  },
  onayla: async ({ server, bayi }) => ({ body: { istek: 'a'.repeat(64), personelID: (await buildOnaylayan(server, bayi)).personelID, parola: PAROLA } }),
};
