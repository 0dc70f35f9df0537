import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { RAPOR_YETKILERI, YETKILER } from '@defter/contract/yetkiler.ts';
import { expect, it } from 'vitest';
import { buildPersonel, buildRandevu, buildSatis } from '../build.ts';
import { buildStok } from '../build-stok.ts';
import { BUGUN, YARIN } from '../server.ts';
import { FULL_RECORDS } from './full-records.ts';
import { type Row, useSentBack } from './sent-back.ts';

/* The rules of sent-back.test.ts for a reader who may not see contact data: hidden values are never written (spec 2§6). */

const place = useSentBack();
const { server, send, get, read, expectNothing } = place;

const SHOWING: readonly string[] = ['musteriIletisim', 'musteriIletisimGoster', 'personelDuzenle'];
const full = async (name: string) => FULL_RECORDS[name]!({ server, bayi: place.bayi, kisi: place.bayi });
/** From here on the desk is a person with only these rights. */
const only = async (...yetkiler: (typeof YETKILER | typeof RAPOR_YETKILERI)[number][]) => Object.assign(place, { bayi: await buildPersonel(server, place.bayi, yetkiler) });
/** The same with a person who may do everything but see contact data. */
const hide = () => only(...[...YETKILER, ...RAPOR_YETKILERI].filter((yetki) => !SHOWING.includes(yetki)));
const expectHidden = (read: object) => expect(JSON.stringify(read)).toContain('•••');

it('changes nothing of customers', async () => {
  const dolu = (await full('musteri.update')) as { musteri: { id: number } };
  await send(musteriCalls.update, dolu);
  const { id } = dolu.musteri;
  await hide();
  const kart = (await get(musteriCalls.get, { params: { id } })).musteri as Row & { adresler: object[]; telefonlar: object[] };
  expectHidden(kart);
  await expectNothing([kart], musteriCalls.update, (musteri) => ({ musteri, adresler: kart.adresler, musteriTelefon: kart.telefonlar }));
  await expectNothing(await read(musteriCalls.list), musteriCalls.update, ({ digerBilgiler, ...musteri }) => ({ musteri, digerBilgiler }));
  const parcalar = { adresler: await read(musteriCalls.adresler, { id }), musteriTelefon: await read(musteriCalls.telefonlar, { id }) };
  expectHidden(parcalar);
  await expectNothing([kart], musteriCalls.update, () => ({ musteri: { id }, ...parcalar }));
});

it('changes nothing of calls, appointments and sales', async () => {
  await send(gelenAramaCalls.update, await full('gelenArama.update'));
  const { musteriID } = await buildRandevu(server, place.bayi, { randevuTarihi: BUGUN, baslangicSaat: '15:00', bitisSaat: '15:45' });
  const { id } = await buildSatis(server, place.bayi, { musteriID });
  await hide();
  const aramalar = await read(gelenAramaCalls.list);
  const { liste: randevular } = await get(randevuCalls.list, { query: { baslangicTarihi: BUGUN, bitisTarihi: YARIN } });
  const { satis } = await get(satisCalls.get, { params: { id } });
  for (const read of [aramalar, randevular, satis]) expectHidden(read as object);
  await expectNothing(aramalar, gelenAramaCalls.update);
  await expectNothing(randevular as Row[], randevuCalls.update);
  await expectNothing([satis as Row], satisCalls.update);
});

it('changes nothing of the own data, by the list of the staff', async () => {
  await hide();
  const iletisim = { cepTelefonu: '+905321234567', evTelefonu: '+902121234567', ePosta: 'elif@ornek.test', adres: 'Lale Sokak 3' };
  await server.house('update personel set cep_telefonu = $2, ev_telefonu = $3, e_posta = $4, adres = $5 where id = $1', [place.bayi.personelID, ...Object.values(iletisim)]);
  const ben = (await read(personelCalls.list)).find(({ id }) => id === place.bayi.personelID)!;
  expectHidden(ben);
  await expectNothing([ben], personelCalls.saveKisiselBilgiler);
  expect(await get(personelCalls.kisiselBilgiler)).toMatchObject(iletisim);
});

/* A person who may change a record without seeing all of it reads hidden fields as null, and their save keeps them. */

it('changes nothing of appointments and sales without the right to see who comes', async () => {
  await send(randevuCalls.update, await full('randevu.update'));
  const { id } = await buildSatis(server, place.bayi);
  await only('randevuGoruntule', 'randevuTumunuGor', 'randevuDuzenle', 'satisGoruntule', 'satisDuzenle');
  const { liste } = await get(randevuCalls.list, { query: { baslangicTarihi: BUGUN, bitisTarihi: YARIN } });
  await expectNothing(liste as Row[], randevuCalls.update);
  await expectNothing([(await get(satisCalls.get, { params: { id } })).satis as Row], satisCalls.update);
});

it('changes nothing of customers without the right to see their debts', async () => {
  await send(musteriCalls.update, await full('musteri.update'));
  await only('musteriGoruntule', 'musteriDuzenle');
  await expectNothing(await read(musteriCalls.list), musteriCalls.update, ({ digerBilgiler, ...musteri }) => ({ musteri, digerBilgiler }));
});

it('changes nothing of products and stock without the right to see costs', async () => {
  await buildStok(server, place.bayi, { miktar: 5, maliyet: 12.3, kritik: 2 });
  await only('urunDuzenle', 'stokGoruntule', 'stokDegistir');
  await expectNothing(await read(urunCalls.listAltUrunler), urunCalls.updateAltUrun);
  await expectNothing(await read(stokCalls.list), stokCalls.saveMiktarlar, (row) => ({ model: [row] }));
});

it('changes nothing of the staff without the right to see commission', async () => {
  const { id } = await send(personelCalls.create, { ad: 'Elif', soyad: 'Uzman', maas: 25_000.5, hizmetPrim: 12.5, urunPrim: 3, yetkiler: { kasaEkle: true } });
  await only('personelGoruntule', 'personelDuzenle');
  const elif = (await read(personelCalls.list)).filter((row) => row.id === id);
  expect(elif).toMatchObject([{ hizmetPrim: null, maas: 25_000.5 }]);
  await expectNothing(elif, personelCalls.update);
});
