import { webhookCalls } from '@defter/contract/webhook.ts';
import { buildRandevu } from '../../build.ts';
import type { Inputs, Place } from '../input.ts';

const kayit = { adi: 'Randevu defterim', url: 'https://ornek.test/defter', olaylar: ['randevu.olusturuldu' as const] };

const build = async ({ server, bayi }: Place) => ({ id: (await server.mustSend(webhookCalls.create, { body: kayit }, { jeton: bayi.jeton })).id });

export const webhookInputs: Inputs<typeof webhookCalls> = {
  list: {},
  create: { body: kayit },
  remove: async (place) => ({ body: await build(place) }),
  gonderimler: async (place) => ({ params: await build(place) }),
  yenidenGonder: async (place) => {
    const params = await build(place);
    await buildRandevu(place.server, place.bayi);
    const { liste } = await place.server.mustSend(webhookCalls.gonderimler, { params }, { jeton: place.bayi.jeton });
    return { body: { id: liste[0]!.id } };
  },
};
