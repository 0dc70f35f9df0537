import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { fiyatDegisimiCalls } from '@defter/contract/fiyat-degisimi.ts';
import type { urunCalls } from '@defter/contract/urun.ts';
import { buildAltUrun, buildAnaUrun, buildSatis, buildSutun } from '../../build.ts';
import { BUGUN } from '../../server.ts';
import type { Inputs, Place } from '../input.ts';

const anaUrun = async ({ server, bayi }: Place) => ({ id: (await buildAnaUrun(server, bayi)).id });
const altUrun = async ({ server, bayi }: Place) => ({ id: (await buildAltUrun(server, bayi)).id });

const sarfUrunu = async ({ server, bayi }: Place) => {
  const { id: anaUrunID } = await buildAnaUrun(server, bayi, { satisTipi: 0 });
  return buildAltUrun(server, bayi, { anaUrunID });
};

export const urunInputs: Inputs<typeof urunCalls> = {
  listAnaUrunler: { query: { ara: 'a', satisTipi: 1 } },
  searchAnaUrunler: { query: { ara: 'a' } },
  getAnaUrun: async (place) => ({ params: await anaUrun(place) }),
  createAnaUrun: { body: { adi: 'Cilt bakımı' } },
  updateAnaUrun: async (place) => ({ body: { ...(await anaUrun(place)), adi: 'Lazer', satisTipi: 1 } }),
  removeAnaUrun: async (place) => ({ body: await anaUrun(place) }),
  listAltUrunler: { query: { ara: 'a', durum: 'tumu' } },
  getAltUrun: async (place) => ({ params: await altUrun(place) }),
  createAltUrun: async (place) => ({ body: { anaUrunID: (await anaUrun(place)).id, adi: 'Klasik', fiyat: 750.5, kdv: 20 } }),
  updateAltUrun: async (place) => ({ body: { ...(await altUrun(place)), adi: 'Derin', fiyat: 900, kdv: 20 } }),
  removeAltUrun: async (place) => ({ body: await altUrun(place) }),
  tasi: async (place) => ({ body: { altUrunIDler: [(await altUrun(place)).id], anaUrunID: (await anaUrun(place)).id } }),
  savePuanDurumu: async (place) => {
    const { id: anaUrunID } = await anaUrun(place);
    await buildAltUrun(place.server, place.bayi, { anaUrunID });
    return { body: { anaUrunID, durum: false } };
  },
  createStok: async (place) => ({ body: { id: (await sarfUrunu(place)).id } }),
};

const KUTU = 3;
const birim = async (place: Place) => {
  const body = { altUrunID: (await altUrun(place)).id, birimID: KUTU, miktar: 12 };
  return { ...body, id: (await place.server.mustSend(altUrunCalls.createBirim, { body }, { jeton: place.bayi.jeton })).id };
};

export const altUrunInputs: Inputs<typeof altUrunCalls> = {
  birimler: async (place) => ({ params: await altUrun(place) }),
  createBirim: async (place) => ({ body: { altUrunID: (await altUrun(place)).id, birimID: KUTU, miktar: 12 } }),
  updateBirim: async (place) => ({ body: { ...(await birim(place)), miktar: 24 } }),
  removeBirim: async (place) => ({ body: { id: (await birim(place)).id } }),
  hareketler: async (place) => {
    const { id } = await altUrun(place);
    await buildSatis(place.server, place.bayi, { altUrunID: id });
    return { params: { id }, query: { baslangicTarihi: BUGUN } };
  },
  sarf: async (place) => ({ params: await altUrun(place) }),
  saveSarf: async (place) => ({
    body: { altUrunID: (await altUrun(place)).id, icerikler: [{ sarfUrunID: (await sarfUrunu(place)).id, miktar: 0.5 }] },
  }),
  yapanlar: async (place) => ({ params: await altUrun(place) }),
  saveYapanlar: async (place) => ({
    body: {
      altUrunID: (await altUrun(place)).id,
      personelIDler: [place.bayi.personelID],
      sutunIDler: [(await buildSutun(place.server, place.bayi)).id],
    },
  }),
  fiyatGecmisi: async (place) => ({ params: await altUrun(place) }),
  fiyatTahmini: async (place) => {
    const { id } = await altUrun(place);
    await buildSatis(place.server, place.bayi, { altUrunID: id });
    return { query: { altUrunID: id } };
  },
};

const zam = { tip: 'yuzde', deger: 10, gecerlilik: BUGUN } as const;
const yeniZam = async (place: Place) => ({ altUrunIDler: [(await altUrun(place)).id], ...zam });

export const fiyatDegisimiInputs: Inputs<typeof fiyatDegisimiCalls> = {
  list: {},
  onizleme: { query: zam },
  create: async (place) => ({ body: await yeniZam(place) }),
  remove: async (place) => {
    const body = await yeniZam(place);
    return { body: { id: (await place.server.mustSend(fiyatDegisimiCalls.create, { body }, { jeton: place.bayi.jeton })).id } };
  },
};
