import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { buildTalep } from '../../build-talep.ts';
import { buildAltUrun, buildMusteri, buildSutun } from '../../build.ts';
import { BUGUN, YARIN } from '../../server.ts';
import type { Inputs, Place } from '../input.ts';

const talep = async ({ server, bayi }: Place) => ({ id: (await buildTalep(server, bayi)).id });

export const randevuTalepInputs: Inputs<typeof randevuTalepCalls> = {
  list: { query: { durum: 'yeni', baslangicTarihi: BUGUN, bitisTarihi: YARIN } },
  create: async ({ server, bayi }) => ({
    body: {
      musteriID: (await buildMusteri(server, bayi)).id,
      randevuSutunBaslikID: (await buildSutun(server, bayi)).id,
      randevuTarihi: YARIN,
      baslangicSaat: '11:00',
      altUrunIDler: [(await buildAltUrun(server, bayi)).id],
      talepNotu: 'Akşam da olur',
    },
  }),
  onayla: async (place) => ({ body: await talep(place) }),
  reddet: async (place) => ({ body: { ...(await talep(place)), redNedeni: 'O gün kapalıyız' } }),
  degistir: async (place) => ({ body: { ...(await talep(place)), randevuTarihi: YARIN, baslangicSaat: '15:00' } }),
  oneriGeriAl: async (place) => {
    const body = await talep(place);
    await place.server.mustSend(randevuTalepCalls.degistir, { body: { ...body, randevuTarihi: YARIN, baslangicSaat: '15:00' } }, { jeton: place.bayi.jeton });
    return { body };
  },
};
