import { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { buildMusteri } from '../../build.ts';
import type { Inputs, Place } from '../input.ts';

async function ikisi({ server, bayi }: Place) {
  const [{ id: kalanID }, { id: gidenID }] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
  return { kalanID, gidenID };
}

async function cift(place: Place) {
  const { kalanID: birID, gidenID: ikiID } = await ikisi(place);
  return { body: { birID, ikiID } };
}

export const birlestirmeInputs: Inputs<typeof birlestirmeCalls> = {
  benzerler: { body: { ad: 'Ayşe', soyad: 'Kaya', dogumTarihi: '1990-05-03', telefon: '05551112233', haricID: 1 } },
  tekrarlar: { query: { neden: 'ad' } },
  farkliKisiler: cift,
  farkliKisilerGeriAl: cift,
  onizleme: async (place) => ({ query: await ikisi(place) }),
  birlestir: async (place) => ({ body: { ...(await ikisi(place)), gidendenAlinanlar: ['ad'] } }),
  birlestirmeler: {},
  geriAl: async (place) => {
    const { server, bayi } = place;
    const { birlestirmeID } = await server.mustSend(birlestirmeCalls.birlestir, { body: await ikisi(place) }, { jeton: bayi.jeton });
    return { body: { id: birlestirmeID } };
  },
};
