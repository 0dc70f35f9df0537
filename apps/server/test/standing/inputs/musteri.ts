import { musteriCalls } from '@defter/contract/musteri.ts';
import { buildMusteri, buildTelefon } from '../../build.ts';
import type { Inputs, Place } from '../input.ts';

const musteri = async ({ server, bayi }: Place) => ({ id: (await buildMusteri(server, bayi)).id });
const params = async (place: Place) => ({ params: await musteri(place) });
const kayit = (id: number) => ({
  musteri: { id, ad: 'Ayşe', soyad: 'Kaya', dosyaNo: buildTelefon(), ilID: 34 },
  digerBilgiler: { babaAdi: 'Ali' },
  adresler: [{ baslik: 'Ev', adres: 'Lale Sokak 3' }],
  musteriTelefon: [{ telefon: buildTelefon() }],
});

export const musteriInputs: Inputs<typeof musteriCalls> = {
  list: { query: { ara: 'a', sirala: '-ad', grupID: 1 } },
  get: params,
  zamanCizgisi: params,
  randevular: async (place) => ({ query: { musteriID: (await musteri(place)).id } }),
  telefonlar: params,
  adresler: params,
  digerBilgiler: params,
  iletisimGoster: async (place) => ({ body: { ...(await musteri(place)), alan: 'telefon' } }),
  sonDosyaNo: {},
  create: { body: kayit(0) },
  update: async (place) => ({ body: kayit((await musteri(place)).id) }),
  createFromRandevu: { body: { ad: 'Ayşe', telefon: buildTelefon() } },
  remove: async (place) => ({ body: await musteri(place) }),
  aktifEt: async (place) => {
    const body = await musteri(place);
    await place.server.mustSend(musteriCalls.remove, { body }, { jeton: place.bayi.jeton });
    return { body };
  },
  removeTelefon: async ({ server, bayi }) => {
    const { id } = await buildMusteri(server, bayi);
    const { liste } = await server.mustSend(musteriCalls.telefonlar, { params: { id } }, { jeton: bayi.jeton });
    return { body: { id: liste[0]!.id } };
  },
  removeAdres: async ({ server, bayi }) => {
    const { id } = await server.mustSend(musteriCalls.create, { body: kayit(0) }, { jeton: bayi.jeton });
    const { liste } = await server.mustSend(musteriCalls.adresler, { params: { id } }, { jeton: bayi.jeton });
    return { body: { id: liste[0]!.id } };
  },
};
