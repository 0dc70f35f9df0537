import { puanCalls } from '@defter/contract/puan.ts';
import { buildMusteri } from '../../build.ts';
import type { Inputs } from '../input.ts';

export const puanInputs: Inputs<typeof puanCalls> = {
  hareketler: async ({ server, bayi }) => ({ params: { id: (await buildMusteri(server, bayi)).id } }),
  yukle: async ({ server, bayi }) => ({ body: { musteriID: (await buildMusteri(server, bayi)).id, puan: 12.5, neden: 'Doğum günü' } }),
  aktar: async ({ server, bayi }) => {
    const [veren, alan] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
    await server.mustSend(puanCalls.yukle, { body: { musteriID: veren.id, puan: 20, neden: 'Doğum günü' } }, { jeton: bayi.jeton });
    return { body: { musteriID: veren.id, aliciID: alan.id, puan: 5, neden: 'Kardeşi' } };
  },
};
