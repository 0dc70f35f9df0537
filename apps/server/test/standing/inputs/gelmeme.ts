import type { gelmemeCalls } from '@defter/contract/gelmeme.ts';
import { buildRandevu } from '../../build.ts';
import type { Inputs } from '../input.ts';

export const gelmemeInputs: Inputs<typeof gelmemeCalls> = {
  get: async ({ server, bayi }) => ({ params: { id: (await buildRandevu(server, bayi)).id } }),
};
