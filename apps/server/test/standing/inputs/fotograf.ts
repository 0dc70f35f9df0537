import { fotografCalls } from '@defter/contract/fotograf.ts';
import { buildFotograf, PNG } from '../../build-kvkk.ts';
import { buildMusteri } from '../../build.ts';
import type { Inputs } from '../input.ts';

export const fotografInputs: Inputs<typeof fotografCalls> = {
  list: async ({ server, bayi }) => ({ params: { id: (await buildMusteri(server, bayi)).id } }),
  create: async ({ server, bayi }) => ({ body: { musteriID: (await buildMusteri(server, bayi)).id, file: new File([PNG], 'once.png') } }),
  remove: async ({ server, bayi }) => {
    const { id, fotografAdi } = await buildFotograf(server, bayi);
    return { body: { id, fotografAdi } };
  },
  resim: async ({ server, bayi }) => ({ params: { fotografAdi: (await buildFotograf(server, bayi)).fotografAdi }, query: { boy: 'kucuk' } }),
};
