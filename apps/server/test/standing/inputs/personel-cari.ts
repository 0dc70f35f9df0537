import { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { buildPersonel } from '../../build.ts';
import type { Inputs, Place } from '../input.ts';

const personelID = async ({ server, bayi }: Place) => (await buildPersonel(server, bayi)).personelID;
const avans = async (place: Place) => ({ personelID: await personelID(place), gider: 1500, aciklama: 'Avans' });
const saved = async (place: Place) => {
  const body = await avans(place);
  const { id } = await place.server.mustSend(personelCariCalls.create, { body }, { jeton: place.bayi.jeton });
  return { ...body, id };
};

export const personelCariInputs: Inputs<typeof personelCariCalls> = {
  list: async (place) => ({ params: { id: await personelID(place) }, query: { sayfa: 1 } }),
  create: async (place) => ({ body: await avans(place) }),
  update: async (place) => ({ body: { ...(await saved(place)), gider: 1750 } }),
  remove: async (place) => ({ body: { id: (await saved(place)).id } }),
};
