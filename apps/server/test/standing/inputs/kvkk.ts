import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { askOnayKodu, buildRiza, buildTalep, loadSecimler, IMZA, openSmsOnayi } from '../../build-kvkk.ts';
import { buildMusteri } from '../../build.ts';
import type { Inputs, Place } from '../input.ts';

const musteri = async ({ server, bayi }: Place) => (await buildMusteri(server, bayi)).id;
const params = async (place: Place) => ({ params: { id: await musteri(place) } });
const riza = async ({ server, bayi }: Place) => (await buildRiza(server, bayi)).id;

export const kvkkInputs: Inputs<typeof kvkkCalls> = {
  durum: params,
  smsGonder: async (place) => {
    await openSmsOnayi(place.server, place.bayi);
    return { body: { musteriID: await musteri(place) } };
  },
  smsDogrula: async (place) => {
    const musteriID = await musteri(place);
    return { body: { musteriID, onayKodu: await askOnayKodu(place.server, place.bayi, musteriID) } };
  },
  imzala: async (place) => {
    const musteriID = await musteri(place);
    return { body: { musteriID, imza: IMZA, ...(await loadSecimler(place.server, place.bayi, musteriID, ['hizmet', 'fotograf'])) } };
  },
  imza: async (place) => ({ params: { id: await riza(place) } }),
  geriAl: async (place) => ({ body: { id: await riza(place), neden: 'Vazgeçti' } }),
  telefonSil: async (place) => {
    const { liste } = await place.server.mustSend(musteriCalls.telefonlar, await params(place), { jeton: place.bayi.jeton });
    return { params: { id: liste[0]!.id } };
  },
  acikTalepler: {},
  createTalep: async (place) => ({ body: { musteriID: await musteri(place), tur: 'kopya', tarih: '2026-11-20', aciklama: 'Dilekçe ile' } }),
  closeTalep: async ({ server, bayi }) => ({ body: { id: (await buildTalep(server, bayi)).id, durum: 'karsilandi', cevap: 'Elden verildi' } }),
  veriler: params,
  veriArsivi: params,
  anonimlestir: async (place) => ({ body: { id: await musteri(place) } }),
  metinler: {},
  createMetin: { body: { tur: 'fotograf', metin: 'Fotoğrafımın çekilmesini kabul ediyorum.' } },
};
