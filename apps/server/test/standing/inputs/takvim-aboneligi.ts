import { takvimAboneligiCalls } from '@defter/contract/takvim-aboneligi.ts';
import type { Inputs, Place } from '../input.ts';

const own = ({ kisi: { personelID } }: Place) => ({ personelID });

export const takvimAboneligiInputs: Inputs<typeof takvimAboneligiCalls> = {
  get: async ({ kisi }) => ({ params: { id: kisi.personelID } }),
  create: async (place) => ({ body: own(place) }),
  remove: async (place) => {
    await place.server.mustSend(takvimAboneligiCalls.create, { body: own(place) }, { jeton: place.kisi.jeton });
    return { body: own(place) };
  },
};
