import { kasaCalls } from '@defter/contract/kasa.ts';
import { BUGUN } from '../../server.ts';
import type { Inputs, Place } from '../input.ts';

const gider = { gelirMi: false, odemeSekliID: 1, tutar: 120.5, aciklama: 'Kırtasiye' };
const kasa = async ({ server, bayi }: Place) => {
  const { id } = await server.mustSend(kasaCalls.create, { body: gider }, { jeton: bayi.jeton });
  return { id };
};

export const kasaInputs: Inputs<typeof kasaCalls> = {
  list: { query: { baslangicTarihi: BUGUN, bitisTarihi: BUGUN } },
  create: { body: gider },
  update: async (place) => ({ body: { ...gider, ...(await kasa(place)), tutar: 130 } }),
  remove: async (place) => ({ body: await kasa(place) }),
  aktar: { body: { odemeSekliID: 1, virmanID: 2, tutar: 75, aciklama: 'Bankaya yatırıldı' } },
  hesapBakiyeleri: {},
};
