import { santralCalls } from '@defter/contract/santral.ts';
import type { Inputs, Place } from '../input.ts';

const kayit = { adi: 'Bulut santral' };

export const santralInputs: Inputs<typeof santralCalls> = {
  list: {},
  create: { body: kayit },
  remove: async ({ server, bayi }: Place) => ({ body: { id: (await server.send(santralCalls.create, { body: kayit }, { jeton: bayi.jeton })).id } }),
};
