import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { PNG } from '../../build-kvkk.ts';
import { buildAltUrun, buildMusteri } from '../../build.ts';
import type { Inputs, Place } from '../input.ts';

const kayit = { kampanyaAdi: 'Bahar indirimi', baslangicTarihi: '2026-11-01', bitisTarihi: '2026-12-31', iskonto: 15 };

const icerikler = async ({ server, bayi }: Place) => [{ altUrunID: (await buildAltUrun(server, bayi)).id }];

const kampanya = async (place: Place) => {
  const { id } = await place.server.mustSend(kampanyaCalls.create, { body: { ...kayit, icerikler: await icerikler(place) } }, { jeton: place.bayi.jeton });
  return { id };
};

export const fullKampanya = async (place: Place) => ({
  ...(await kampanya(place)),
  ...kayit,
  resim: 'https://ornek.test/bahar.jpg',
  aciklama: 'Sosyal medyada duyuruldu',
  tumu: true,
  tur: 'tutar',
  al: 3,
  ode: 2,
  gunler: [1, 3],
  baslangicSaati: '10:00',
  bitisSaati: '14:00',
  musteriGruplari: [1],
  ilkZiyaret: true,
  birlesir: true,
  aktifMi: false,
  icerikler: await icerikler(place),
});

const resim = async (place: Place) => {
  const { id } = await kampanya(place);
  await place.server.mustSend(kampanyaCalls.saveResim, { body: { id, file: new File([PNG], 'bahar.png') } }, { jeton: place.bayi.jeton });
  return id;
};

export const kampanyaInputs: Inputs<typeof kampanyaCalls> = {
  ozet: {},
  list: { query: { kampanyaAdi: 'bahar' } },
  update: async (place) => ({ body: { ...(await kampanya(place)), kampanyaAdi: 'Yaz indirimi' } }),
  create: async (place) => ({ body: { ...kayit, icerikler: await icerikler(place) } }),
  aktif: async (place) => ({ body: { ...(await kampanya(place)), aktifMi: false } }),
  saveResim: async (place) => ({ body: { ...(await kampanya(place)), file: new File([PNG], 'bahar.png') } }),
  removeResim: async (place) => ({ body: { id: await resim(place) } }),
  remove: async (place) => ({ body: await kampanya(place) }),
  uygula: async (place) => ({ body: { musteriID: (await buildMusteri(place.server, place.bayi)).id, icerikler: await icerikler(place) } }),
};
