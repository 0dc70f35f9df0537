import type { urunCalls } from '@defter/contract/urun.ts';
import { buildAltUrun, buildAnaUrun } from '../../build.ts';
import type { Inputs, Place } from '../input.ts';

const anaUrun = async ({ server, bayi }: Place) => ({ id: (await buildAnaUrun(server, bayi)).id });
const altUrun = async ({ server, bayi }: Place) => ({ id: (await buildAltUrun(server, bayi)).id });

export const urunInputs: Inputs<typeof urunCalls> = {
  listAnaUrunler: { query: { ara: 'a', satisTipi: 1 } },
  getAnaUrun: async (place) => ({ params: await anaUrun(place) }),
  createAnaUrun: { body: { adi: 'Cilt bakımı' } },
  updateAnaUrun: async (place) => ({ body: { ...(await anaUrun(place)), adi: 'Lazer', satisTipi: 1 } }),
  removeAnaUrun: async (place) => ({ body: await anaUrun(place) }),
  listAltUrunler: { query: { ara: 'a', durum: 'tumu' } },
  createAltUrun: async (place) => ({ body: { anaUrunID: (await anaUrun(place)).id, adi: 'Klasik', fiyat: 750.5, kdv: 20 } }),
  updateAltUrun: async (place) => ({ body: { ...(await altUrun(place)), adi: 'Derin', fiyat: 900, kdv: 20 } }),
  removeAltUrun: async (place) => ({ body: await altUrun(place) }),
};
