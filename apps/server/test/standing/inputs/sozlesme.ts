import type { sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { buildMusteri, buildSatis } from '../../build.ts';
import type { Inputs } from '../input.ts';

export const sozlesmeInputs: Inputs<typeof sozlesmeCalls> = {
  ofSatis: async ({ server, bayi }) => ({ params: { id: (await buildSatis(server, bayi)).id } }),
  ofMusteri: async ({ server, bayi }) => ({ params: { id: (await buildMusteri(server, bayi)).id } }),
  ver: async ({ server, bayi }) => ({ body: { id: (await buildSatis(server, bayi)).id } }),
};
