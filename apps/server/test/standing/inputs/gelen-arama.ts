import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { buildMusteri, buildTelefon } from '../../build.ts';
import { BUGUN, YARIN } from '../../server.ts';
import type { Inputs, Place } from '../input.ts';

const arama = async ({ server, bayi }: Place) => ({
  musteriID: (await buildMusteri(server, bayi)).id,
  aramaYonu: false,
  aramaMusteriNo: '1042',
  gelenHat: 'Merkez',
  telefonNo: buildTelefon(),
  arayanKisi: 'Annesi',
  gorusmeKonuID: 2,
  gorusmeSekliID: 1,
  hizmetID: 3,
  sonucID: 2,
  durumID: 4,
  neredenDuydunuzID: 1,
  mesajID: 7,
  aciklama: 'Fiyat sordu',
  tarih: BUGUN,
  saat: '10:15',
  sonrakiAramaTarihi: YARIN,
  sonrakiAramaSaati: '14:30',
});

const build = async (place: Place) => {
  const { musteriID: _nobody, ...body } = await arama(place);
  const { id } = await place.server.send(gelenAramaCalls.create, { body }, { jeton: place.bayi.jeton });
  return { id };
};

/** A call with all its fields filled, none with the default of a new one. */
export const fullArama = async (place: Place) => ({ ...(await build(place)), ...(await arama(place)) });

export const gelenAramaInputs: Inputs<typeof gelenAramaCalls> = {
  list: {},
  bekleyenler: {},
  calanlar: {},
  get: async (place) => ({ params: await build(place) }),
  kim: { body: { telefonNo: '+905321234567' } },
  create: async (place) => ({ body: await arama(place) }),
  update: async (place) => ({ body: { ...(await build(place)), aciklama: 'Yarın arayacak' } }),
  remove: async (place) => ({ body: await build(place) }),
  tamamla: async (place) => ({ body: await build(place) }),
  musteriKayit: async (place) => ({ body: { gelenAramaID: (await build(place)).id, ad: 'Nehir', soyad: 'Aydoğan', telefon: null, email: null, tcKimlikNo: null, adres: null, neredenDuydunuzID: null } }),
};
