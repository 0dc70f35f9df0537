import { ayarCalls } from '@defter/contract/ayar.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildBayi, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const KISA = '+49151234';
const setAyar = (body: object) => server.send(ayarCalls.save, { body }, { jeton: bayi.jeton });
const create = (telefon: string) =>
  server.send(musteriCalls.create, { body: { musteri: { id: 0, ad: 'Anna' }, musteriTelefon: [{ id: 0, telefon, varsayilanMi: true }] } }, { jeton: bayi.jeton });

it('takes a new foreign phone within the bounds of the business alone, and any Turkish one', async () => {
  expect((await create(KISA)).status).toBe(200);
  await setAyar({ telefonEnAz: 11, telefonEnCok: 13 });
  const refused = { status: 422, message: 'telefonUzunlugu', alanlar: { 'musteriTelefon.0.telefon': 'telefonUzunlugu' }, veri: { enAz: 11, enCok: 13 } };
  expect(await create('+4915123457')).toMatchObject(refused);
  expect(await create('+49151234567890')).toMatchObject(refused);
  expect((await create('+4915123456789')).status).toBe(200);
  expect((await create(buildTelefon())).status).toBe(200);
  expect((await create('4441234')).status).toBe(200);
});

it('keeps a number that stands on the card already', async () => {
  const { id } = await create(KISA);
  await setAyar({ telefonEnAz: 11 });
  const { telefonlar } = (await server.send(musteriCalls.get, { params: { id } }, { jeton: bayi.jeton })).musteri;
  const body = { musteri: { id, ad: 'Anna', soyad: 'Weber' }, musteriTelefon: telefonlar.map((satir) => ({ ...satir })) };
  expect((await server.send(musteriCalls.update, { body }, { jeton: bayi.jeton })).status).toBe(200);
});

it('asks the short form for the same', async () => {
  await setAyar({ telefonEnAz: 11 });
  const body = { ad: 'Anna', telefon: KISA };
  expect(await server.send(musteriCalls.createFromRandevu, { body }, { jeton: bayi.jeton })).toMatchObject({ alanlar: { telefon: 'telefonUzunlugu' } });
});

it('refuses bounds between which nothing lies', async () => {
  expect(await setAyar({ telefonEnAz: 12, telefonEnCok: 10 })).toMatchObject({ status: 422, message: 'alanlarHatali' });
  await setAyar({ telefonEnCok: 10 });
  expect(await setAyar({ telefonEnAz: 12 })).toMatchObject({ status: 422, alanlar: { telefonEnAz: 'sayiGecersiz' } });
});
