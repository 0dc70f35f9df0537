import { izinCalls } from '@defter/contract/izin.ts';
import { buildPersonel } from '../../build.ts';
import { BUGUN, YARIN } from '../../server.ts';
import type { Inputs, Place } from '../input.ts';

async function izin({ server, bayi }: Place) {
  const { personelID } = await buildPersonel(server, bayi);
  return { personelID, cikisTarihi: YARIN, cikisSaati: '13:00', gelisTarihi: YARIN, gelisSaati: '15:00' };
}

async function kayitli(place: Place) {
  const body = await izin(place);
  const { id } = await place.server.mustSend(izinCalls.create, { body }, { jeton: place.bayi.jeton });
  return { ...body, id };
}

export const izinInputs: Inputs<typeof izinCalls> = {
  list: { query: { baslangic: BUGUN, bitis: YARIN } },
  create: async (place) => ({ body: await izin(place) }),
  update: async (place) => ({ body: { ...(await kayitli(place)), gelisSaati: '16:00' } }),
  remove: async (place) => ({ body: { id: (await kayitli(place)).id } }),
  geriAl: async (place) => {
    const { id } = await kayitli(place);
    await place.server.mustSend(izinCalls.remove, { body: { id } }, { jeton: place.bayi.jeton });
    return { body: { id } };
  },
};
