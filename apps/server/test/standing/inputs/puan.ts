import type { puanCalls } from '@defter/contract/puan.ts';
import { buildMusteri } from '../../build.ts';
import type { Inputs } from '../input.ts';

export const puanInputs: Inputs<typeof puanCalls> = {
  hareketler: async ({ server, bayi }) => ({ params: { id: (await buildMusteri(server, bayi)).id } }),
};
