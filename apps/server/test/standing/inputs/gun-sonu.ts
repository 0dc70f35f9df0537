import { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import type { Inputs, Place } from '../input.ts';

/** Standing tests share one bayi, so each closing takes a day of its own. */
let gun = 0;
const nextGun = () => {
  gun += 1;
  return new Date(Date.UTC(2024, 0, gun)).toISOString().slice(0, 10);
};

const sayim = async ({ server, bayi }: Place) => {
  const tarih = nextGun();
  const { id } = await server.mustSend(gunSonuCalls.say, { body: { tarih, adetler: [{ birim: 200, adet: 2 }] } }, { jeton: bayi.jeton });
  return { tarih, sayimID: id, farkNedeni: 'Bozuk para verildi' };
};

const kapanis = async (place: Place) => {
  const { id } = await place.server.mustSend(gunSonuCalls.kapat, { body: await sayim(place) }, { jeton: place.bayi.jeton });
  return { id };
};

export const gunSonuInputs: Inputs<typeof gunSonuCalls> = {
  get: {
    own: async ({ server, bayi }) => {
      await server.mustSend(kasaCalls.create, { body: { gelirMi: true, odemeSekliID: 1, tutar: 50 } }, { jeton: bayi.jeton });
      return { query: {} };
    },
  },
  kagit: async (place) => ({ params: await kapanis(place) }),
  say: { body: { adetler: [{ birim: 100, adet: 3 }, { birim: 0.5, adet: 4 }] } },
  kapat: async (place) => ({ body: await sayim(place) }),
  ac: async (place) => ({ body: { ...(await kapanis(place)), neden: 'Gider unutulmuş' } }),
};
