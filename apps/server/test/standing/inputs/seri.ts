import { seriCalls } from '@defter/contract/seri.ts';
import { buildAltUrun, buildMusteri, buildRandevu, buildSutun } from '../../build.ts';
import { YARIN } from '../../server.ts';
import type { Inputs, Place } from '../input.ts';

const seri = async ({ server, bayi }: Place) => ({
  body: {
    baslangicTarihi: YARIN,
    baslangicSaat: '11:00',
    bitisSaat: '11:45',
    musteriID: (await buildMusteri(server, bayi)).id,
    randevuSutunBaslikID: (await buildSutun(server, bayi)).id,
    randevuHizmet: [{ altUrunID: (await buildAltUrun(server, bayi)).id }],
  },
});

export const seriInputs: Inputs<typeof seriCalls> = {
  get: async (place) => ({ params: { id: (await place.server.mustSend(seriCalls.create, await seri(place), { jeton: place.bayi.jeton })).idler[0]! } }),
  create: seri,
  undo: async (place) => ({ body: { idler: (await place.server.mustSend(seriCalls.create, await seri(place), { jeton: place.bayi.jeton })).idler, silmeNedeni: 'Geri alındı' } }),
  onizle: seri,
  putBack: async ({ server, bayi }) => ({ body: { randevular: [{ ...(await buildRandevu(server, bayi)), baslangicSaat: '12:00', bitisSaat: '12:30', randevuDurumu: 'B' }] } }),
};
