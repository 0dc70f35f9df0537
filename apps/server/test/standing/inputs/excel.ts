import { excelCalls } from '@defter/contract/excel.ts';
import { buildTelefon } from '../../build.ts';
import type { Inputs, Place } from '../input.ts';

const data = () => [{ ad: 'Ayşe', soyad: 'Kaya', telefon: buildTelefon(), adres: 'Lale Sokak 3' }, { ad: null }];

async function checked({ server, bayi }: Place) {
  const { id } = await server.mustSend(excelCalls.kontrol, { body: { data: data() } }, { jeton: bayi.jeton });
  return { id };
}

export const excelInputs: Inputs<typeof excelCalls> = {
  import: async (place) => ({ body: { aktarimID: (await checked(place)).id } }),
  kontrol: async (place) => ({ body: { aktarimID: (await checked(place)).id, data: [{ ad: 'Elif', satir: 9 }], eslemeler: [{ baslik: 'Adı', alan: 'ad' }] } }),
  export: { query: { tip: 'musteriler', durum: 'tumu', ara: 'a', sirala: '-ad' } },
  eslemeler: {},
  aktarimlar: {},
  aktarim: async (place) => ({ params: await checked(place) }),
  satirlar: async (place) => ({ params: await checked(place), query: { sonuc: 'hatali' } }),
  vazgec: async (place) => ({ body: await checked(place) }),
  geriAl: async (place) => {
    const { id } = await place.server.mustSend(excelCalls.import, { body: { data: data() } }, { jeton: place.bayi.jeton });
    return { body: { id } };
  },
};
