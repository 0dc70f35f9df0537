import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import type { seansCalls } from '@defter/contract/seans.ts';
import { buildAltUrun, buildMusteri } from '../../build.ts';
import { buildPaketProgram, buildPaketSatis } from '../../build-paket.ts';
import type { Inputs, Place } from '../input.ts';

const paket = ({ server, bayi }: Place) => buildPaketSatis(server, bayi);
const satir = async ({ server, bayi }: Place) => {
  const { id } = await buildPaketSatis(server, bayi, { programID: (await buildPaketProgram(server, bayi)).id });
  const { satis } = await server.send(paketSatisCalls.get, { params: { id } }, { jeton: bayi.jeton });
  return { id: satis.eklenenler[0]!.id };
};
const dusum = async (place: Place, icerikSayisi = 1) => {
  const { musteriID, altUrunID } = await paket(place);
  const icerikler = Array.from({ length: icerikSayisi }, () => ({ altUrunID, adet: 1 }));
  const reply = await place.server.send(seansDusCalls.create, { body: { musteriID, icerikler, odemeler: [] } }, { jeton: place.bayi.jeton });
  return { ...reply, musteriID, altUrunID };
};

export const paketSatisInputs: Inputs<typeof paketSatisCalls> = {
  get: async (place) => ({ params: { id: (await paket(place)).id } }),
  create: async (place) => ({
    body: { musteriID: (await buildMusteri(place.server, place.bayi)).id, eklenenler: [{ altUrunID: (await buildAltUrun(place.server, place.bayi)).id, miktar: 6 }], odemeler: [{ odemeSekliID: 1, tutar: 50 }] },
  }),
  update: async (place) => {
    const { id, musteriID, altUrunID, surum } = await paket(place);
    return { body: { id, surum, musteriID, eklenenler: [{ altUrunID, miktar: 10 }] } };
  },
  removeUrun: async (place) => ({ body: await satir(place) }),
  remove: async (place) => ({ body: { satisGuid: (await paket(place)).satisGuid } }),
};

export const seansDusInputs: Inputs<typeof seansDusCalls> = {
  get: async (place) => ({ params: { id: (await dusum(place)).id } }),
  create: async (place) => {
    const { musteriID, altUrunID } = await paket(place);
    return { body: { musteriID, icerikler: [{ altUrunID, adet: 2 }], odemeler: [] } };
  },
  update: async (place) => {
    const { id, musteriID, altUrunID, surum } = await dusum(place);
    return { body: { id, surum, musteriID, icerikler: [{ altUrunID, adet: 3 }] } };
  },
  removeIcerik: async (place) => {
    const { id } = await dusum(place, 2);
    const { satis } = await place.server.send(seansDusCalls.get, { params: { id } }, { jeton: place.bayi.jeton });
    return { body: { id: satis.icerikler[0]!.id } };
  },
  remove: async (place) => ({ body: { satisGuid: (await dusum(place)).satisGuid } }),
};

export const seansInputs: Inputs<typeof seansCalls> = {
  paketler: async (place) => ({ params: { id: (await paket(place)).musteriID } }),
  hizmetler: async (place) => ({ params: { id: (await dusum(place)).musteriID } }),
  hareketler: async (place) => ({ params: { id: (await paket(place)).haklar[0]!.id } }),
};
