import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { buildAltUrun, buildMusteri, buildRandevu } from '../../build.ts';
import { PNG } from '../../build-kvkk.ts';
import type { Inputs, Place } from '../input.ts';

/** The picture at the head: there is only one, so a shared place never has too many. */
const resimOf = async ({ server, bayi }: Place): Promise<number> =>
  (await server.mustSend(onlineRandevuCalls.createResim, { body: { tur: 'kapak', aciklama: 'Giriş', file: new File([PNG], 'kapak.png') } }, { jeton: bayi.jeton })).id;

export const onlineRandevuInputs: Inputs<typeof onlineRandevuCalls> = {
  ayarlar: {},
  saveAyarlar: async ({ server, bayi }) => ({ body: { sayfaKodu: `bayi-${bayi.bayiID}`, sayfaHizmetleri: [(await buildAltUrun(server, bayi)).id], karsilama: 'Hoş geldiniz' } }),
  createBaglanti: async ({ server, bayi }) => ({ body: { randevuID: (await buildRandevu(server, bayi)).id } }),
  removeBaglantilar: async ({ server, bayi }) => {
    const { id: musteriID } = await buildMusteri(server, bayi);
    const { id: randevuID } = await buildRandevu(server, bayi, { musteriID });
    await server.mustSend(onlineRandevuCalls.createBaglanti, { body: { randevuID } }, { jeton: bayi.jeton });
    return { body: { musteriID } };
  },
  resimler: {
    own: async (place) => {
      await resimOf(place);
      return {};
    },
  },
  createResim: { own: async () => ({ body: { tur: 'kapak', aciklama: 'Bekleme salonu', file: new File([PNG], 'salon.png') } }) },
  updateResim: async (place) => ({ body: { id: await resimOf(place), aciklama: 'Masaj odası' } }),
  removeResim: async (place) => ({ body: { id: await resimOf(place) } }),
  qr: {},
};
