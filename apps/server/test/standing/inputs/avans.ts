import { avansCalls } from '@defter/contract/avans.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { buildMusteri, buildSatis } from '../../build.ts';
import type { Inputs, Place } from '../input.ts';

/** A customer with credit, with an unpaid sale if there is one. */
async function avansli({ server, bayi }: Place, musteriID: number): Promise<number> {
  await server.mustSend(satisCalls.tahsilat, { body: { model: [{ musteriID, odemeSekliID: 1, tutar: 70 }], avans: true } }, { jeton: bayi.jeton });
  return musteriID;
}
const yeni = async (place: Place) => avansli(place, (await buildMusteri(place.server, place.bayi)).id);

export const avansInputs: Inputs<typeof avansCalls> = {
  get: async (place) => ({ params: { id: await yeni(place) } }),
  mahsup: async (place) => {
    const musteriID = await yeni(place);
    const { id } = await buildSatis(place.server, place.bayi, { musteriID });
    return { body: { musteriID, satisID: id, tutar: 50 } };
  },
  iade: async (place) => {
    const id = await yeni(place);
    const { liste } = await place.server.mustSend(avansCalls.get, { params: { id } }, { jeton: place.bayi.jeton });
    return { body: { id: liste[0]!.id, neden: 'Vazgeçti' } };
  },
};
