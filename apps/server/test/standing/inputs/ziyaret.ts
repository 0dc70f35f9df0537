import { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import { buildAltUrun, buildMusteri, buildRandevu, buildSutun } from '../../build.ts';
import { YARIN } from '../../server.ts';
import type { Inputs, Place } from '../input.ts';

const satir = async ({ server, bayi }: Place, baslangicSaat: string, bitisSaat: string) => ({
  randevuSutunBaslikID: (await buildSutun(server, bayi)).id,
  baslangicSaat,
  bitisSaat,
  randevuHizmet: [{ altUrunID: (await buildAltUrun(server, bayi)).id }],
});
const ziyaret = async (place: Place) => ({
  musteriID: (await buildMusteri(place.server, place.bayi)).id,
  randevuTarihi: YARIN,
  randevular: [await satir(place, '11:00', '11:30'), await satir(place, '11:30', '12:00')],
});

export const ziyaretInputs: Inputs<typeof ziyaretCalls> = {
  get: async (place) => {
    const { id } = await place.server.mustSend(ziyaretCalls.create, { body: await ziyaret(place) }, { jeton: place.bayi.jeton });
    return { params: { id } };
  },
  create: async (place) => ({ body: await ziyaret(place) }),
  extend: async (place) => {
    const { id } = await buildRandevu(place.server, place.bayi);
    const { id: randevuSutunBaslikID } = await buildSutun(place.server, place.bayi, { ayniSaatteRandevuVerilmesin: false });
    // The column takes several at once, so that the call can be sent again.
    return { body: { id, surum: 1, randevular: [{ ...(await satir(place, '11:00', '11:30')), randevuSutunBaslikID }] } };
  },
};
