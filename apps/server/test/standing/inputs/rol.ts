import { rolCalls } from '@defter/contract/rol.ts';
import type { Inputs, Place } from '../input.ts';

let roller = 0;
const rol = async ({ server, bayi }: Place) => {
  roller += 1;
  const { id } = await server.mustSend(rolCalls.create, { body: { adi: `Gece ekibi ${roller}`, yetkiler: { randevuGoruntule: true } } }, { jeton: bayi.jeton });
  return { id };
};

export const rolInputs: Inputs<typeof rolCalls> = {
  list: {},
  create: { body: { adi: 'Hafta sonu ekibi', yetkiler: { randevuGoruntule: true } } },
  update: async (place) => ({ body: { ...(await rol(place)), adi: 'Gece', yetkiler: { randevuGoruntule: true, randevuEkle: true } } }),
  remove: async (place) => ({ body: await rol(place) }),
};
