import { bayiCalls } from '@defter/contract/bayi.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { IMZA } from '../../build-kvkk.ts';
import { buildAltUrun, buildMusteri, buildSatis, buildTelefon } from '../../build.ts';
import { BUGUN } from '../../server.ts';
import type { Inputs, Place } from '../input.ts';

/** A sale in instalments with all details that a contract needs. */
async function taksitli({ server, bayi }: Place): Promise<number> {
  await server.mustSend(bayiCalls.saveFirma, { body: { adres: 'Moda Cd. 5', ilID: 34, telefon: '+902160000000', vergiNo: '1234567890' } }, { jeton: bayi.jeton });
  const musteri = { musteri: { ad: 'Ayşe', soyad: 'Yılmaz' }, musteriTelefon: [{ telefon: buildTelefon(), varsayilanMi: true }], adresler: [{ baslik: 'Ev', adres: 'Bahariye Cd. 3', ilID: 34 }] };
  const { id: musteriID } = await server.mustSend(musteriCalls.create, { body: musteri }, { jeton: bayi.jeton });
  const icerikler = [{ altUrunID: (await buildAltUrun(server, bayi)).id }];
  return (await server.mustSend(satisCalls.create, { body: { musteriID, icerikler, odemeler: [], taksitler: [{ tarih: BUGUN, tutar: 40 }, { tarih: '2026-12-25', tutar: 60 }] } }, { jeton: bayi.jeton })).id;
}

async function imzalanacak(place: Place) {
  const id = await taksitli(place);
  const { belge } = await place.server.mustSend(sozlesmeCalls.belge, { params: { id } }, { jeton: place.bayi.jeton });
  const { taksitli: metin, cayma, senet } = belge.metinler;
  return { id, surum: belge.surum, taksitliID: metin.id, caymaID: cayma.id, senetID: senet.id, imza: IMZA };
}

export const sozlesmeInputs: Inputs<typeof sozlesmeCalls> = {
  ofSatis: async ({ server, bayi }) => ({ params: { id: (await buildSatis(server, bayi)).id } }),
  ofMusteri: async ({ server, bayi }) => ({ params: { id: (await buildMusteri(server, bayi)).id } }),
  belge: async (place) => ({ params: { id: await taksitli(place) } }),
  imzala: async (place) => ({ body: await imzalanacak(place) }),
  imza: async (place) => {
    const body = await imzalanacak(place);
    await place.server.mustSend(sozlesmeCalls.imzala, { body }, { jeton: place.bayi.jeton });
    const { belge } = await place.server.mustSend(sozlesmeCalls.belge, { params: { id: body.id } }, { jeton: place.bayi.jeton });
    return { params: { id: belge.imza!.id } };
  },
  ver: async ({ server, bayi }) => ({ body: { id: (await buildSatis(server, bayi)).id } }),
  metinler: {},
  createMetin: { body: { tur: 'cayma', metin: '{firma} {firmaAdresi} {isim} {tarih} {hizmetler}: cayıyorum.' } },
};
