import { beklemeCalls } from '@defter/contract/bekleme.ts';
import { buildAltUrun, buildMusteri, buildSutun } from '../../build.ts';
import { YARIN } from '../../server.ts';
import type { Inputs, Place } from '../input.ts';

const bekleme = async ({ server, bayi }: Place) => ({
  musteriID: (await buildMusteri(server, bayi)).id,
  altUrunIDler: [(await buildAltUrun(server, bayi, { urunSure: 30 })).id],
  gunParcasi: 'sabah' as const,
  ilkGun: YARIN,
  sonGun: '2026-12-05',
  beklemeNotu: 'Erken arayın',
});
const yer = async ({ server, bayi }: Place) => ({ randevuSutunBaslikID: (await buildSutun(server, bayi)).id, randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '11:00' });
const teklif = async (place: Place) => {
  const body = { ...(await yer(place)), musteriID: (await buildMusteri(place.server, place.bayi)).id };
  const { id } = await place.server.mustSend(beklemeCalls.teklifEt, { body }, { jeton: place.bayi.jeton });
  return { id };
};

export const beklemeInputs: Inputs<typeof beklemeCalls> = {
  list: {},
  create: async (place) => ({ body: await bekleme(place) }),
  remove: async (place) => ({ body: { id: (await place.server.mustSend(beklemeCalls.create, { body: await bekleme(place) }, { jeton: place.bayi.jeton })).id } }),
  bosalanlar: {},
  adaylar: async (place) => ({ query: await yer(place) }),
  teklifEt: async (place) => {
    const { musteriID, altUrunIDler } = await bekleme(place);
    return { body: { ...(await yer(place)), musteriID, altUrunIDler, dakika: 20 } };
  },
  kabul: async (place) => ({ body: await teklif(place) }),
  ret: async (place) => ({ body: await teklif(place) }),
};
