import { yanitCalls } from '@defter/contract/yanit.ts';
import { buildSorulan, tellYanit } from '../../build-yanit.ts';
import type { Inputs, Place } from '../input.ts';

/** A reply that waits for the desk. */
async function build({ server, bayi }: Place) {
  const { musteriID, telefon } = await buildSorulan(server, bayi);
  await tellYanit(server, bayi, { telefon, mesaj: 'İptal' });
  const [row] = await server.rows<{ id: number }>('select max(id) as id from gelen_mesaj where bayi_id = $1 and telefon = $2', [bayi.bayiID, telefon]);
  return { id: Number(row!.id), musteriID };
}

export const yanitInputs: Inputs<typeof yanitCalls> = {
  list: {
    own: async (place) => {
      await build(place);
      return {};
    },
  },
  bekleyenler: {
    own: async (place) => {
      await build(place);
      return {};
    },
  },
  konusma: async (place) => ({ query: { musteriID: (await build(place)).musteriID } }),
  okundu: async (place) => ({ body: { yanitID: (await build(place)).id } }),
  yanitla: async (place) => ({ body: { yanitID: (await build(place)).id, mesaj: 'Bekliyoruz' } }),
  karar: async (place) => ({ body: { id: (await build(place)).id, uygula: true } }),
};
