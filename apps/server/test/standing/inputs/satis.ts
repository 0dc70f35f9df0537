import { satisCalls } from '@defter/contract/satis.ts';
import { buildAltUrun, buildMusteri, buildSatis } from '../../build.ts';
import { BUGUN } from '../../server.ts';
import type { Inputs } from '../input.ts';

export const satisInputs: Inputs<typeof satisCalls> = {
  list: { query: { baslangicTarihi: BUGUN, bitisTarihi: BUGUN } },
  get: async ({ server, bayi }) => ({ params: { id: (await buildSatis(server, bayi)).id } }),
  islemde: async ({ server, bayi }) => ({ params: { musteriID: (await buildSatis(server, bayi, { islemde: true })).musteriID } }),
  kagit: async ({ server, bayi }) => ({ params: { id: (await buildSatis(server, bayi)).id } }),
  create: async ({ server, bayi }) => ({
    body: {
      musteriID: (await buildMusteri(server, bayi)).id,
      icerikler: [{ altUrunID: (await buildAltUrun(server, bayi)).id, adet: 2, iskontoTip: '%', iskonto: 10 }],
      odemeler: [{ odemeSekliID: 1, tutar: 50 }],
      bahsisler: [{ personelID: bayi.personelID, odemeSekliID: 1, tutar: 20 }],
      taksitler: [{ tarih: BUGUN, tutar: 30 }, { tarih: '2026-12-22', tutar: 100, aciklama: 'Maaş günü' }],
    },
  }),
  update: async ({ server, bayi }) => {
    const altUrunID = (await buildAltUrun(server, bayi)).id;
    const { id, surum, musteriID } = await buildSatis(server, bayi, { altUrunID, islemde: true });
    return { body: { id, surum, musteriID, icerikler: [{ altUrunID, adet: 3 }] } };
  },
  tahsilat: async ({ server, bayi }) => {
    const { id, musteriID } = await buildSatis(server, bayi);
    return { body: { model: [{ tahsilatSatisID: id, musteriID, odemeSekliID: 1, tutar: 10 }] } };
  },
  tahsilatGeriAl: async ({ server, bayi }) => {
    const { satisGuid, musteriID, id } = await buildSatis(server, bayi);
    await server.mustSend(satisCalls.tahsilat, { body: { model: [{ tahsilatSatisID: id, musteriID, odemeSekliID: 1, tutar: 10 }] } }, { jeton: bayi.jeton });
    return { body: { satisGuid, musteriID, neden: 'Yanlış müşteri' } };
  },
  tahsilatKagidi: async ({ server, bayi }) => {
    const { musteriID } = await buildSatis(server, bayi);
    const { tahsilatID } = await server.mustSend(satisCalls.tahsilat, { body: { model: [{ musteriID, odemeSekliID: 1, tutar: 10 }] } }, { jeton: bayi.jeton });
    return { params: { id: tahsilatID } };
  },
  acik: async ({ server, bayi }) => ({ params: { id: (await buildSatis(server, bayi)).musteriID } }),
  iade: async ({ server, bayi }) => {
    const { id } = await buildSatis(server, bayi, { odemeler: [{ odemeSekliID: 1, tutar: 10 }] });
    const { satis } = await server.mustSend(satisCalls.get, { params: { id } }, { jeton: bayi.jeton });
    return { body: { id: satis.odemeler[0]!.id, neden: 'Yanlış girildi' } };
  },
  bahsisIade: async ({ server, bayi }) => {
    const { id } = await buildSatis(server, bayi, { bahsisler: [{ personelID: bayi.personelID, odemeSekliID: 1, tutar: 20 }] });
    const { satis } = await server.send(satisCalls.get, { params: { id } }, { jeton: bayi.jeton });
    return { body: { id: satis.bahsisler[0]!.id, neden: 'Yanlış kişi' } };
  },
  removeUrun: async ({ server, bayi }) => {
    const icerikler = [{ altUrunID: (await buildAltUrun(server, bayi)).id }, { altUrunID: (await buildAltUrun(server, bayi)).id }];
    const { id } = await buildSatis(server, bayi, { icerikler });
    const { satis } = await server.mustSend(satisCalls.get, { params: { id } }, { jeton: bayi.jeton });
    return { body: { id: satis.icerikler[1]!.id } };
  },
  remove: async ({ server, bayi }) => ({ body: { satisGuid: (await buildSatis(server, bayi)).satisGuid } }),
};
