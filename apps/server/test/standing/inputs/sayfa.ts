import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { buildBaglanti, buildOneri, buildOnlineIstek, buildSayfa, buildVerilenBaglanti, readSmsKodu } from '../../build-sayfa.ts';
import { buildTelefon } from '../../build.ts';
import { YARIN } from '../../server.ts';
import { bildirimAc } from './bildirim.ts';
import type { Inputs, Place } from '../input.ts';

const sayfaOf = async ({ server, bayi }: Place) => {
  const { kod, altUrunID, personelID } = await buildSayfa(server, bayi);
  return { params: { kod }, istek: { altUrunIDler: [altUrunID], personelID } };
};

/** A customer's own appointment, of a page that lets it be changed. */
async function kendi({ server, bayi }: Place) {
  const { params, baglanti, randevuID } = await buildBaglanti(server, await buildSayfa(server, bayi, { iptalSaati: 0 }));
  return { params, body: { baglanti, randevuID } };
}

/** A customer's link with the code of the phone. */
async function hesap({ server, bayi }: Place) {
  const { params, baglanti, telefon } = await buildVerilenBaglanti(server, bayi);
  await server.mustSend(sayfaCalls.hesapKodu, { params, body: { baglanti } });
  return { params, body: { baglanti, smsKodu: await readSmsKodu(server, telefon) } };
}

/** A time that was offered to somebody. */
const oneri = async ({ server, bayi }: Place) => {
  const { oneri: body, params } = await buildOneri(server, bayi);
  return { params, body };
};

export const sayfaInputs: Inputs<typeof sayfaCalls> = {
  get: { own: async (place) => ({ params: (await sayfaOf(place)).params }) },
  saatler: {
    own: async (place) => {
      const { params, istek } = await sayfaOf(place);
      return { params, body: { ...istek, ilkGun: YARIN } };
    },
  },
  tut: {
    own: async (place) => {
      const { params, istek } = await sayfaOf(place);
      return { params, body: { ...istek, tarih: YARIN, saat: '10:00' } };
    },
  },
  sendKod: { own: async (place) => ({ params: (await sayfaOf(place)).params, body: { cepTelefonu: buildTelefon() } }) },
  randevularim: {
    own: async ({ server, bayi }) => {
      const { params, baglanti } = await buildBaglanti(server, await buildSayfa(server, bayi));
      return { params, body: { baglanti } };
    },
  },
  onayla: { own: kendi },
  iptal: { own: kendi },
  tasimaSaatleri: {
    own: async (place) => {
      const { params, body } = await kendi(place);
      return { params, body: { ...body, ilkGun: YARIN } };
    },
  },
  tasi: {
    own: async (place) => {
      const { params, body } = await kendi(place);
      return { params, body: { ...body, tarih: YARIN, saat: '12:00' } };
    },
  },
  hesapKodu: {
    own: async ({ server, bayi }) => {
      const { params, baglanti } = await buildVerilenBaglanti(server, bayi);
      return { params, body: { baglanti } };
    },
  },
  hesabim: { own: hesap },
  bildirim: {
    own: async ({ server, bayi }) => {
      const { params, baglanti } = await buildVerilenBaglanti(server, bayi);
      // Defter makes its keys at the first request for them.
      await server.mustSend(sayfaCalls.bildirim, { params, body: { baglanti } });
      return { params, body: { baglanti } };
    },
  },
  bildirimAc: {
    own: async (place) => {
      const { params, body } = await bildirimAc(place);
      return { params, body: { ...body, ticari: true } };
    },
  },
  bildirimKapat: {
    own: async (place) => {
      const { params, body } = await bildirimAc(place);
      await place.server.mustSend(sayfaCalls.bildirimAc, { params, body: { ...body, ticari: true } });
      return { params, body: { baglanti: body.baglanti, uc: body.uc } };
    },
  },
  oneriKabul: { own: oneri },
  oneriRed: { own: oneri },
  book: { own: async ({ server, bayi }) => buildOnlineIstek(server, await buildSayfa(server, bayi)) },
};
