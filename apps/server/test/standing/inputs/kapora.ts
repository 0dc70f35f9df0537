import { kaporaCalls } from '@defter/contract/kapora.ts';
import { buildRandevu } from '../../build.ts';
import type { Inputs, Place } from '../input.ts';

const randevuID = async ({ server, bayi }: Place) => (await buildRandevu(server, bayi)).id;

async function kaporali(place: Place): Promise<number> {
  const id = await randevuID(place);
  await place.server.mustSend(kaporaCalls.create, { body: { randevuID: id, odemeSekliID: 1, tutar: 100 } }, { jeton: place.bayi.jeton });
  return id;
}

export const kaporaInputs: Inputs<typeof kaporaCalls> = {
  list: async (place) => ({ params: { id: await kaporali(place) } }),
  create: async (place) => ({ body: { randevuID: await randevuID(place), odemeSekliID: 1, tutar: 100 } }),
  karar: async (place) => ({ body: { randevuID: await kaporali(place), karar: 'iade', neden: 'Müşteri vazgeçti' } }),
};
