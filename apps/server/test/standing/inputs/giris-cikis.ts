import { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import { dilimOf, writeKod } from '../../../src/modules/giris-cikis/kod.ts';
import { buildPersonel } from '../../build.ts';
import { BUGUN } from '../../server.ts';
import type { Inputs, Place } from '../input.ts';

async function giris({ server, bayi }: Place) {
  const { personelID } = await buildPersonel(server, bayi);
  return { personelID, tarih: BUGUN, saat: '09:00', islemTipi: 'G' as const };
}

async function kayitli(place: Place) {
  const body = await giris(place);
  const { id } = await place.server.mustSend(girisCikisCalls.create, { body }, { jeton: place.bayi.jeton });
  return { ...body, id };
}

/** The code that is on the screen of the reception now. */
export async function readEkran({ server, bayi }: Pick<Place, 'server' | 'bayi'>): Promise<string> {
  const [row] = await server.rows<{ anahtar: string }>('select anahtar from giris_cikis_anahtari where bayi_id = $1', [bayi.bayiID]);
  return writeKod(row!.anahtar, dilimOf(server.platform.clock.now()));
}

export const girisCikisInputs: Inputs<typeof girisCikisCalls> = {
  list: { query: { baslangic: BUGUN, bitis: BUGUN } },
  create: async (place) => ({ body: await giris(place) }),
  update: async (place) => ({ body: { ...(await kayitli(place)), saat: '09:15' } }),
  remove: async (place) => ({ body: { id: (await kayitli(place)).id } }),
  geriAl: async (place) => {
    const { id } = await kayitli(place);
    await place.server.mustSend(girisCikisCalls.remove, { body: { id } }, { jeton: place.bayi.jeton });
    return { body: { id } };
  },
  qr: {},
  adres: {},
  durum: {},
  okut: { own: async (place) => ({ body: { kod: await readEkran(place), islemTipi: 'G' } }) },
};
