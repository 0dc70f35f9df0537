import type { aktarmaCalls } from '@defter/contract/aktarma.ts';
import { buildRandevu, buildSutun } from '../../build.ts';
import { YARIN } from '../../server.ts';
import type { Inputs } from '../input.ts';

export const aktarmaInputs: Inputs<typeof aktarmaCalls> = {
  list: async ({ server, bayi }) => ({
    query: { tarih: YARIN, randevuSutunBaslikID: (await buildRandevu(server, bayi)).randevuSutunBaslikID, hedefler: [(await buildSutun(server, bayi)).id] },
  }),
  aktar: async ({ server, bayi }) => ({ body: { randevuSutunBaslikID: (await buildSutun(server, bayi)).id, randevuID: [{ id: (await buildRandevu(server, bayi)).id }] } }),
};
