import { duyuruCalls } from '@defter/contract/duyuru.ts';
import type { Inputs, Place } from '../input.ts';

const duyuru = { baslik: 'Cuma akşamı eğitim', metin: 'Saat 19.00’da yeni cihazın eğitimi var.', bitis: '2026-12-31' };
const build = async ({ server, bayi }: Place) => ({ id: (await server.send(duyuruCalls.create, { body: duyuru }, { jeton: bayi.jeton })).id });

export const duyuruInputs: Inputs<typeof duyuruCalls> = {
  list: {},
  kaydet: async (place) => ({ body: { duyurular: [await build(place)] } }),
  create: { body: duyuru },
  remove: async (place) => ({ body: await build(place) }),
  okuyanlar: async (place) => ({ params: await build(place) }),
};
