import { satisCalls } from '@defter/contract/satis.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { buildAltUrun, buildMusteri } from '../../build.ts';
import { BUGUN } from '../../server.ts';
import type { Inputs, Place } from '../input.ts';

/** A sale in three instalments. */
async function taksitli({ server, bayi }: Place) {
  const taksitler = [{ tarih: BUGUN, tutar: 20 }, { tarih: '2026-12-25', tutar: 30 }, { tarih: '2027-01-25', tutar: 50 }];
  const body = { musteriID: (await buildMusteri(server, bayi)).id, icerikler: [{ altUrunID: (await buildAltUrun(server, bayi)).id }], odemeler: [], taksitler };
  const { id } = await server.mustSend(satisCalls.create, { body }, { jeton: bayi.jeton });
  const { satis } = await server.mustSend(satisCalls.get, { params: { id } }, { jeton: bayi.jeton });
  return { satisID: id, surum: satis.surum, idler: satis.taksitler.map((taksit) => taksit.id) };
}

export const taksitInputs: Inputs<typeof taksitCalls> = {
  list: {},
  degisiklikler: async (place) => ({ params: { id: (await taksitli(place)).satisID } }),
  ertele: async (place) => {
    const { satisID, surum, idler } = await taksitli(place);
    return { body: { satisID, surum, taksitIDler: idler.slice(0, 1), ay: 1, neden: 'Maaşı gecikti' } };
  },
  birlestir: async (place) => {
    const { satisID, surum, idler } = await taksitli(place);
    return { body: { satisID, surum, taksitIDler: idler.slice(1), tarih: '2027-02-01', neden: 'Tek ödeme istedi' } };
  },
  kapat: async (place) => {
    const { satisID, surum } = await taksitli(place);
    return { body: { satisID, surum, odemeler: [{ odemeSekliID: 1, tutar: 60 }, { odemeSekliID: 2, tutar: 40 }], neden: 'Prim aldı' } };
  },
  geriAl: async (place) => {
    const { satisID, idler } = await taksitli(place);
    const { surum } = await place.server.mustSend(taksitCalls.ertele, { body: { satisID, taksitIDler: idler, gun: 10 } }, { jeton: place.bayi.jeton });
    return { body: { satisID, surum } };
  },
};
