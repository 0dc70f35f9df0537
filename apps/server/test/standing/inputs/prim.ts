import { primCalls } from '@defter/contract/prim.ts';
import { BUGUN } from '../../server.ts';
import type { Inputs, Place } from '../input.ts';

const kayit = { adi: 'Hizmet primi', satisTipi: 1, esas: 'tahsil', tur: 'oran', oran: 10, baslangic: BUGUN } as const;
const kural = async ({ server, bayi }: Place) => ({ id: (await server.mustSend(primCalls.create, { body: kayit }, { jeton: bayi.jeton })).id });
/** All fields are filled, none with the default of a new one. */
export const fullKural = async (place: Place) => ({
  ...(await kural(place)),
  ...kayit,
  adi: 'Basamaklı prim',
  personelID: place.bayi.personelID,
  // A rule is for one of the three at most.
  anaUrunID: null,
  altUrunID: null,
  tutar: 5,
  esas: 'yapilan' as const,
  tur: 'basamak' as const,
  basamaklar: [{ alt: 0, oran: 5 }, { alt: 10_000, oran: 7.5 }],
  kdvHaric: true,
  bitis: '2027-01-31',
});

export const primInputs: Inputs<typeof primCalls> = {
  kurallar: {},
  create: { body: kayit },
  update: async (place) => ({ body: await fullKural(place) }),
  remove: async (place) => ({ body: await kural(place) }),
  ay: { query: { ay: BUGUN } },
  satirlar: { query: { ay: BUGUN, ara: 'hizmet', sayfa: 1, sayfaBoyutu: 25 } },
  dene: { body: { kurallar: [{ esas: 'satilan', tur: 'oran', oran: 12 }] } },
  // Months of last year on, one after the other.
  kapat: { own: async ({ server, bayi }) => ({ body: { ay: (await server.mustSend(primCalls.ay, {}, { jeton: bayi.jeton })).siradaki ?? '2025-12-01' } }) },
};
