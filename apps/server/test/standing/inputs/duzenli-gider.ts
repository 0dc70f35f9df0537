import { duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import { BUGUN } from '../../server.ts';
import type { Inputs, Place } from '../input.ts';

const kayit = { adi: 'Kira', tutar: 15_000, odemeSekliID: 1, kategoriID: 4, periyot: 'ay', gun: 25, baslangic: BUGUN } as const;
let maas = 0;
const gider = async ({ server, bayi }: Place) => ({ id: (await server.mustSend(duzenliGiderCalls.create, { body: kayit }, { jeton: bayi.jeton })).id });
const vade = async (place: Place) => ({ giderID: (await gider(place)).id, vade: BUGUN });
/** All fields are filled, none with the default of a new one. */
export async function fullDuzenliGider(place: Place) {
  const { id: altKategoriID } = await place.server.mustSend(tanimTuruCalls.altKategori.create!, { body: { adi: `Maaş ${(maas += 1)}`, kategoriID: 3 } }, { jeton: place.bayi.jeton });
  return { ...(await gider(place)), ...kayit, adi: 'Maaş', kategoriID: 3, altKategoriID, personelID: place.bayi.personelID, periyot: 'hafta' as const, gun: 3, bitis: '2027-01-31' };
}

export const duzenliGiderInputs: Inputs<typeof duzenliGiderCalls> = {
  list: {
    own: async (place) => {
      await gider(place);
      return {};
    },
  },
  create: { body: kayit },
  update: async (place) => ({ body: await fullDuzenliGider(place) }),
  remove: async (place) => ({ body: await gider(place) }),
  isle: async (place) => ({ body: await vade(place) }),
  atla: async (place) => ({ body: { ...(await vade(place)), neden: 'Bu ay alınmadı' } }),
};
