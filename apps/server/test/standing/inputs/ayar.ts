import { ayarCalls } from '@defter/contract/ayar.ts';
import type { Inputs, Place } from '../input.ts';

/** Two addresses, so that taking one away leaves somebody outside. */
const ipAdresi = async ({ server, bayi: { jeton } }: Place) => {
  await server.mustSend(ayarCalls.saveIpAdresi, { body: { ip: '127.0.0.1' } }, { jeton });
  return server.mustSend(ayarCalls.saveIpAdresi, { body: { ip: '88.230.10.5' } }, { jeton });
};

export const ayarInputs: Inputs<typeof ayarCalls> = {
  get: {},
  save: { body: { kvkkKullanilsin: true, ciktiSayisi: 2, firmaAdi: 'Lotus Güzellik' } },
  saveSozlesme: { body: { hizmetSatisSozlesmesi: 'Taraflar…' } },
  gecerli: {},
  ipAdresleri: {},
  saveIpAdresi: { body: { ip: '127.0.0.0/8' } },
  removeIpAdresi: async (place) => ({ body: { id: (await ipAdresi(place)).id } }),
  yedek: {},
  degisiklikler: {},
  geriAl: async ({ server, bayi: { jeton } }) => {
    await server.mustSend(ayarCalls.save, { body: { kvkkKullanilsin: true } }, { jeton });
    const { liste } = await server.mustSend(ayarCalls.degisiklikler, {}, { jeton });
    return { body: { id: liste[0]!.id } };
  },
};
