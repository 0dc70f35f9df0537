import { aktarimCalls } from '@defter/contract/aktarim.ts';
import { buildTelefon } from '../../build.ts';
import type { Inputs, Place } from '../input.ts';

const data = () => [{ ad: 'Ayşe', soyad: 'Kaya', telefon: buildTelefon(), adres: 'Lale Sokak 3' }, { ad: null }];

async function checked({ server, bayi }: Place) {
  const { id } = await server.mustSend(aktarimCalls.kontrol, { body: { data: data() } }, { jeton: bayi.jeton });
  return { id };
}

export const aktarimInputs: Inputs<typeof aktarimCalls> = {
  import: async (place) => ({ body: { aktarimID: (await checked(place)).id } }),
  kontrol: async (place) => ({ body: { aktarimID: (await checked(place)).id, data: [{ ad: 'Elif', satir: 9 }], eslemeler: [{ baslik: 'Adı', alan: 'ad' }] } }),
  eslemeler: {},
  aktarimlar: {},
  aktarim: async (place) => ({ params: await checked(place) }),
  satirlar: async (place) => ({ params: await checked(place), query: { sonuc: 'hatali' } }),
  vazgec: async (place) => ({ body: await checked(place) }),
  geriAl: async (place) => {
    const { id } = await place.server.mustSend(aktarimCalls.import, { body: { data: data() } }, { jeton: place.bayi.jeton });
    return { body: { id } };
  },
};
