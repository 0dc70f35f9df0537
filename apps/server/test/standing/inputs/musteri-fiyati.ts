import { musteriFiyatiCalls } from '@defter/contract/musteri-fiyati.ts';
import { buildAltUrun, buildMusteri } from '../../build.ts';
import type { Inputs, Place } from '../input.ts';

const kayit = async ({ server, bayi }: Place) => ({ musteriID: (await buildMusteri(server, bayi)).id, altUrunID: (await buildAltUrun(server, bayi)).id, fiyat: 80, bitis: '2026-12-31' });
const fiyat = async (place: Place) => {
  const body = await kayit(place);
  const { id } = await place.server.mustSend(musteriFiyatiCalls.create, { body }, { jeton: place.bayi.jeton });
  return { ...body, id };
};
/** All fields are filled, none with the default of a new one. */
export const fullMusteriFiyati = fiyat;

export const musteriFiyatiInputs: Inputs<typeof musteriFiyatiCalls> = {
  list: async (place) => ({ params: { id: (await fiyat(place)).musteriID } }),
  create: async (place) => ({ body: await kayit(place) }),
  update: async (place) => ({ body: { ...(await fiyat(place)), fiyat: 75 } }),
  remove: async (place) => ({ body: { id: (await fiyat(place)).id } }),
};
