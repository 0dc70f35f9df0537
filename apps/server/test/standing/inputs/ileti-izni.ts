import { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import { queueMesaj } from '../../../src/platform/outside/mesaj/outbox.ts';
import { buildMusteri, buildTelefon } from '../../build.ts';
import type { Inputs, Place } from '../input.ts';

let counter = 0;

/** A commercial message that was sent, with its line of refusal. */
async function buildRet({ server, bayi }: Place) {
  counter += 1;
  const kod = `KD${String(counter).padStart(7, '2').replaceAll(/[01]/g, '9')}`;
  const telefon = buildTelefon();
  await server.platform.database.system((tx) => queueMesaj(tx, { bayiID: bayi.bayiID, telefon, mesaj: 'İndirim', gecerlilikSaniye: null, tur: 'ticari' }));
  await server.house("update giden_mesaj set ret_kodu = $1, durum = 'gonderildi' where telefon = $2", [kod, telefon]);
  return { kod };
}

/** A customer who has agreed at the desk. */
async function buildIzin({ server, bayi }: Place): Promise<number> {
  const { id } = await buildMusteri(server, bayi);
  await server.send(iletiIzniCalls.save, { body: { musteriID: id, kanal: 'sms', izin: 'onay' } }, bayi);
  return id;
}

export const iletiIzniInputs: Inputs<typeof iletiIzniCalls> = {
  list: async (place) => ({ params: { id: await buildIzin(place) } }),
  save: async ({ server, bayi }) => ({ body: { musteriID: (await buildMusteri(server, bayi)).id, kanal: 'sms', izin: 'onay' } }),
  bekleyenler: {
    own: async (place) => {
      await buildIzin(place);
      return {};
    },
  },
  dosya: {},
  retler: { body: { icerik: 'recipient\n+905550009999;RET' } },
  salon: { own: async (place) => ({ body: await buildRet(place) }) },
  ret: { own: async (place) => ({ body: await buildRet(place) }) },
};
