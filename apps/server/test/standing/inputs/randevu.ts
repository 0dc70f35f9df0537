import { randevuCalls } from '@defter/contract/randevu.ts';
import { buildAltUrun, buildMusteri, buildRandevu, buildSutun } from '../../build.ts';
import { YARIN } from '../../server.ts';
import type { Inputs, Place } from '../input.ts';

const randevu = async ({ server, bayi }: Place) => ({ id: (await buildRandevu(server, bayi)).id });
const aralik = { baslangicTarihi: YARIN, bitisTarihi: YARIN };
const saatler = { randevuTarihi: YARIN, baslangicSaat: '11:00', bitisSaat: '11:45' };

export const randevuInputs: Inputs<typeof randevuCalls> = {
  list: { query: aralik },
  dashboard: {},
  bekleyenler: {},
  durumSayisi: { query: aralik },
  gunler: { query: aralik },
  doluBos: async ({ server, bayi }) => ({ query: { ...aralik, altUrunIDler: [(await buildAltUrun(server, bayi)).id] } }),
  get: async (place) => ({ params: await randevu(place) }),
  hizmetler: async (place) => ({ params: await randevu(place) }),
  create: async ({ server, bayi }) => ({
    body: {
      ...saatler,
      musteriID: (await buildMusteri(server, bayi)).id,
      randevuSutunBaslikID: (await buildSutun(server, bayi)).id,
      randevuHizmet: [{ altUrunID: (await buildAltUrun(server, bayi)).id }],
    },
  }),
  update: async ({ server, bayi }) => {
    const { id, musteriID, randevuSutunBaslikID } = await buildRandevu(server, bayi);
    return { body: { ...saatler, id, surum: 1, musteriID, randevuSutunBaslikID } };
  },
  remove: async (place) => ({ body: { ...(await randevu(place)), silmeNedeni: 'Vazgeçti' } }),
  restore: async ({ server, bayi }) => {
    const { id } = await buildRandevu(server, bayi);
    await server.mustSend(randevuCalls.remove, { body: { id, silmeNedeni: 'Yanlış kayıt' } }, { jeton: bayi.jeton });
    return { body: { id } };
  },
  removeHizmet: async ({ server, bayi }) => {
    const altUrunIDler = [(await buildAltUrun(server, bayi)).id, (await buildAltUrun(server, bayi)).id];
    const { id } = await buildRandevu(server, bayi, { altUrunIDler });
    const { liste } = await server.mustSend(randevuCalls.hizmetler, { params: { id } }, { jeton: bayi.jeton });
    return { body: { id: liste[0]!.id } };
  },
  kapat: async ({ server, bayi }) => {
    const eski = await buildRandevu(server, bayi);
    await server.mustSend(randevuCalls.update, { body: { ...eski, surum: 1, randevuDurumu: 'G' } }, { jeton: bayi.jeton });
    return { body: { id: eski.id } };
  },
  smsGonder: async (place) => ({ body: await randevu(place) }),
  satis: async ({ server, bayi }) => {
    const altUrunIDler = [(await buildAltUrun(server, bayi)).id];
    return { body: { randevuID: (await buildRandevu(server, bayi, { altUrunIDler })).id } };
  },
  basliklar: { query: { tumu: true } },
  saveBasliklar: async ({ server, bayi }) => {
    const { id } = await buildSutun(server, bayi);
    return { body: { model: [{ id, randevuSiraNo: 3, sutunBaslikTipi: 3, adi: 'Oda 2' }] } };
  },
  removeBaslik: async ({ server, bayi }) => ({ body: { id: (await buildSutun(server, bayi)).id } }),
  ayarlar: {},
  saveAyarlar: { body: { zamanPeriyodu: 30, randevuBasligi: 1, baslangicSaati: '09:00', bitisSaati: '20:00' } },
};
