import { personelBayiCalls } from '@defter/contract/personel-bayi.ts';
import { buildPersonel, buildSube } from '../../build.ts';
import type { Inputs, Place } from '../input.ts';

const link = async ({ server, bayi }: Place) => ({
  personelID: (await buildPersonel(server, bayi)).personelID,
  bayiID: (await buildSube(server, bayi)).bayiID,
});
const saved = async (place: Place) => {
  const body = await link(place);
  const { id } = await place.server.mustSend(personelBayiCalls.create, { body }, { jeton: place.bayi.jeton });
  return { ...body, id };
};

export const personelBayiInputs: Inputs<typeof personelBayiCalls> = {
  list: async (place) => ({ params: { id: (await link(place)).personelID } }),
  create: async (place) => ({ body: await link(place) }),
  update: async (place) => ({ body: { ...(await saved(place)), bayiID: (await buildSube(place.server, place.bayi)).bayiID } }),
  remove: async (place) => ({ body: { id: (await saved(place)).id } }),
  ekip: {},
};
