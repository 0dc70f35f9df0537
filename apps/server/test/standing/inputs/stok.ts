import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import { buildAltUrun, buildSatis } from '../../build.ts';
import { buildGiris, buildStok } from '../../build-stok.ts';
import { buildTanim } from '../../build-tanim.ts';
import { BUGUN, YARIN } from '../../server.ts';
import type { Inputs, Place } from '../input.ts';

const stok = async ({ server, bayi }: Place) => (await buildStok(server, bayi, { miktar: 5, maliyet: 20, kritik: 2 })).id;
const tedarikci = async ({ server, bayi }: Place) => (await buildTanim(server, bayi, 'tedarikci')).id;

const giris = async (place: Place) => ({
  tedarikciID: await tedarikci(place),
  belgeNo: 'A-1042',
  tarih: BUGUN,
  aciklama: 'Aylık sipariş',
  icerikler: [{ altUrunID: await stok(place), miktar: 3, tutar: 90.5, kdv: 20, lot: 'L7', sonKullanma: YARIN }],
});
const yeniGiris = async (place: Place) => buildGiris(place.server, place.bayi, [{ altUrunID: await stok(place), miktar: 3, tutar: 90.5, sonKullanma: YARIN }]);
const say = async (place: Place) => {
  const altUrunID = await stok(place);
  await place.server.mustSend(stokCalls.fizikselSayim, { body: { model: [{ altUrunID, miktar: 4 }] } }, { jeton: place.bayi.jeton });
  return { tarih: BUGUN, altUrunID };
};
const nedenler = async (place: Place) => {
  const { tarih, altUrunID } = await say(place);
  return { tarih, model: [{ altUrunID, nedenTuru: 'kayip' as const, neden: 'Rafta yok' }] };
};
const servis = async (place: Place) => {
  const body = { altUrunID: await stok(place), miktar: 1, sonKullanma: YARIN };
  const { id } = await place.server.mustSend(stokCalls.createServisUrunu, { body }, { jeton: place.bayi.jeton });
  return { ...body, id };
};
/** An opened product with all its fields filled. */
export const fullServisUrunu = async (place: Place) => ({ ...(await servis(place)), miktar: 2 });

/** A finished sale whose service has used something up. */
const sarf = async (place: Place) => {
  const { server, bayi } = place;
  const options = { jeton: bayi.jeton };
  await server.mustSend(ayarCalls.save, { body: { receteKullanilsinMi: true } }, options);
  const [{ id: altUrunID }, sarfUrunID] = [await buildAltUrun(server, bayi), await stok(place)];
  await server.mustSend(altUrunCalls.saveSarf, { body: { altUrunID, icerikler: [{ sarfUrunID, miktar: 0.5 }] } }, options);
  const { id: satisID } = await buildSatis(server, bayi, { altUrunID });
  const { satis } = await server.mustSend(satisCalls.get, { params: { id: satisID } }, options);
  return { satisID, icerikler: [{ satisIcerikID: satis.icerikler[0]!.id, altUrunID: sarfUrunID, miktar: 0.75, fire: 0.25 }] };
};

export const stokInputs: Inputs<typeof stokCalls> = {
  list: { query: { ara: 'hizmet', durum: 'yeterli' } },
  kritikler: { query: { ara: 'hizmet' } },
  saveMiktarlar: async (place) => ({ body: { model: [{ altUrunID: await stok(place), miktar: 12.5, kritik: 3, tedarikGun: 5, acikGun: 90, tedarikciID: await tedarikci(place), neden: 'Açılış' }] } }),
  fizikselSayim: async (place) => ({ body: { tarih: BUGUN, model: [{ altUrunID: await stok(place), miktar: 4, nedenTuru: 'kirik', neden: 'Kırık' }] } }),
  sayimlar: { query: { tarih: BUGUN } },
  saveSayimNedenleri: async (place) => ({ body: await nedenler(place) }),
  removeSayim: async (place) => ({ body: { tarih: (await say(place)).tarih } }),
  sayimFoyu: { query: { ara: 'hizmet' } },
  servisUrunleri: {},
  createServisUrunu: async (place) => ({ body: { altUrunID: await stok(place), miktar: 1, acilis: BUGUN, sonKullanma: YARIN } }),
  updateServisUrunu: async (place) => ({ body: { ...(await servis(place)), miktar: 2 } }),
  removeServisUrunu: async (place) => ({ body: { id: (await servis(place)).id, fire: 0.25 } }),
  hareketler: async (place) => ({ query: { altUrunID: await stok(place), baslangicTarihi: BUGUN } }),
  girisler: { query: { baslangicTarihi: BUGUN } },
  giris: async (place) => ({ params: await yeniGiris(place) }),
  createGiris: async (place) => ({ body: await giris(place) }),
  removeGiris: async (place) => ({ body: await yeniGiris(place) }),
  cikis: async (place) => ({ body: { tur: 'fire', tarih: BUGUN, neden: 'Kırıldı', model: [{ altUrunID: await stok(place), miktar: 1 }] } }),
  sonKullanma: { query: { gun: 30 } },
  siparisOnerisi: {},
  satisDurumu: async (place) => ({ query: { urunler: [String(await stok(place))] } }),
  satisSarfi: async (place) => ({ params: { id: (await sarf(place)).satisID } }),
  saveSatisSarfi: async (place) => ({ body: await sarf(place) }),
};
