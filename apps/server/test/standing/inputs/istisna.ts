import { istisnaCalls } from '@defter/contract/istisna.ts';
import { buildSutun } from '../../build.ts';
import { BUGUN, YARIN } from '../../server.ts';
import type { Inputs, Place } from '../input.ts';

const bakim = async ({ server, bayi }: Place) => ({
  tur: 'ara' as const,
  randevuSutunBaslikID: (await buildSutun(server, bayi)).id,
  baslangicTarihi: YARIN,
  bitisTarihi: YARIN,
  baslangicSaat: '12:00',
  bitisSaat: '13:00',
  gunler: [4],
  aciklama: 'Bakım',
});

export const istisnaInputs: Inputs<typeof istisnaCalls> = {
  list: { query: { baslangicTarihi: BUGUN, bitisTarihi: YARIN } },
  create: async (place) => ({ body: await bakim(place) }),
  remove: async (place) => {
    const { id } = await place.server.mustSend(istisnaCalls.create, { body: await bakim(place) }, { jeton: place.bayi.jeton });
    return { body: { id } };
  },
};
