import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import type { seansCalls } from '@defter/contract/seans.ts';
import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { buildAltUrun, buildMusteri, buildRandevu } from '../../build.ts';
import { buildPaketProgram, buildPaketSatis } from '../../build-paket.ts';
import type { Inputs, Place } from '../input.ts';

const paket = ({ server, bayi }: Place) => buildPaketSatis(server, bayi);
const satir = async ({ server, bayi }: Place) => {
  const { id } = await buildPaketSatis(server, bayi, { programID: (await buildPaketProgram(server, bayi)).id });
  const { satis } = await server.mustSend(paketSatisCalls.get, { params: { id } }, { jeton: bayi.jeton });
  return { id: satis.eklenenler[0]!.id };
};
const dusum = async (place: Place, icerikSayisi = 1) => {
  const { musteriID, altUrunID } = await paket(place);
  const icerikler = Array.from({ length: icerikSayisi }, () => ({ altUrunID, adet: 1 }));
  const reply = await place.server.mustSend(seansDusCalls.create, { body: { musteriID, icerikler, odemeler: [] } }, { jeton: place.bayi.jeton });
  return { ...reply, musteriID, altUrunID };
};

/** An appointment of a customer for a service of their package. */
const gelen = async (place: Place) => {
  const { musteriID, altUrunID } = await paket(place);
  return { randevuID: (await buildRandevu(place.server, place.bayi, { musteriID, altUrunIDler: [altUrunID] })).id };
};
const hakOf = async (place: Place) => (await paket(place)).haklar[0]!;

export const paketSatisInputs: Inputs<typeof paketSatisCalls> = {
  iadeHesabi: async (place) => ({ params: { id: (await paket(place)).id } }),
  iadeAl: async (place) => ({ body: { satisID: (await paket(place)).id, iade: 0, neden: 'Taşınıyor' } }),
  get: async (place) => ({ params: { id: (await paket(place)).id } }),
  create: async (place) => ({
    body: { musteriID: (await buildMusteri(place.server, place.bayi)).id, eklenenler: [{ altUrunID: (await buildAltUrun(place.server, place.bayi)).id, miktar: 6 }], odemeler: [{ odemeSekliID: 1, tutar: 50 }] },
  }),
  update: async (place) => {
    const { id, musteriID, altUrunID, surum } = await paket(place);
    return { body: { id, surum, musteriID, eklenenler: [{ altUrunID, miktar: 10 }] } };
  },
  removeUrun: async (place) => ({ body: await satir(place) }),
  remove: async (place) => ({ body: { satisGuid: (await paket(place)).satisGuid } }),
};

export const seansDusInputs: Inputs<typeof seansDusCalls> = {
  randevu: async (place) => ({ params: { id: (await gelen(place)).randevuID } }),
  randevuDus: async (place) => ({ body: { randevuID: (await gelen(place)).randevuID } }),
  randevuHesabi: async (place) => {
    const altUrunID = (await buildAltUrun(place.server, place.bayi)).id;
    return { body: { ...(await gelen(place)), satilanlar: [altUrunID] } };
  },
  get: async (place) => ({ params: { id: (await dusum(place)).id } }),
  create: async (place) => {
    const { musteriID, altUrunID } = await paket(place);
    return { body: { musteriID, icerikler: [{ altUrunID, adet: 2 }], odemeler: [] } };
  },
  update: async (place) => {
    const { id, musteriID, altUrunID, surum } = await dusum(place);
    return { body: { id, surum, musteriID, icerikler: [{ altUrunID, adet: 3 }] } };
  },
  removeIcerik: async (place) => {
    const { id } = await dusum(place, 2);
    const { satis } = await place.server.mustSend(seansDusCalls.get, { params: { id } }, { jeton: place.bayi.jeton });
    return { body: { id: satis.icerikler[0]!.id } };
  },
  remove: async (place) => ({ body: { satisGuid: (await dusum(place)).satisGuid } }),
};

export const seansInputs: Inputs<typeof seansCalls> = {
  paketler: async (place) => ({ params: { id: (await paket(place)).musteriID } }),
  hizmetler: async (place) => ({ params: { id: (await dusum(place)).musteriID } }),
  hareketler: async (place) => ({ params: { id: (await paket(place)).haklar[0]!.id } }),
};

const neden = 'Hamilelik';
const yeniMusteri = async ({ server, bayi }: Place) => (await buildMusteri(server, bayi)).id;
/** Sessions that end, and are for a family. */
const surelisi = async ({ server, bayi }: Place) => {
  const altUrunID = (await buildAltUrun(server, bayi)).id;
  const { id } = await buildPaketProgram(server, bayi, { gecerlilikAy: 6, kullanim: 'aile', icerikler: [{ altUrunID, miktar: 8 }] });
  return (await buildPaketSatis(server, bayi, { programID: id })).haklar[0]!;
};

export const seansIslemiInputs: Inputs<typeof seansIslemiCalls> = {
  dondur: async (place) => ({ body: { paketHakID: (await hakOf(place)).id, bitis: '2027-01-04', neden } }),
  uzat: async (place) => ({ body: { paketHakID: (await surelisi(place)).id, bitis: '2028-01-04', neden } }),
  devret: async (place) => ({ body: { paketHakID: (await hakOf(place)).id, musteriID: await yeniMusteri(place), neden } }),
  paylas: async (place) => ({ body: { paketHakID: (await surelisi(place)).id, musteriID: await yeniMusteri(place) } }),
  degisimHesabi: async (place) => {
    const altUrunID = (await buildAltUrun(place.server, place.bayi, { fiyat: 900 })).id;
    return { params: { id: (await hakOf(place)).id }, query: { adet: 1, altUrunID, yeniAdet: 1 } };
  },
  degistir: async (place) => {
    const { id, kalanDeger, kalan } = await hakOf(place);
    const altUrunID = (await buildAltUrun(place.server, place.bayi, { fiyat: 900 })).id;
    return { body: { paketHakID: id, adet: 1, altUrunID, yeniAdet: 1, fark: 900 - kalanDeger / kalan, odemeler: [], neden } };
  },
  geriAl: async (place) => {
    const { id: paketHakID } = await hakOf(place);
    const { id } = await place.server.mustSend(seansIslemiCalls.dondur, { body: { paketHakID, bitis: '2027-01-04', neden } }, { jeton: place.bayi.jeton });
    return { body: { id } };
  },
};
