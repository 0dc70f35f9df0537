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

const ask = (...anahtarlar: string[]) =>
  server.send(ayarCalls.save, { body: Object.fromEntries(anahtarlar.map((anahtar) => [anahtar, true])) }, { jeton: bayi.jeton });
const create = (body: object) => server.send(musteriCalls.create, { body }, { jeton: bayi.jeton });
const tam = () => ({
  musteri: { id: 0, ad: 'Ayşe', soyad: 'Kaya', email: 'ayse@ornek.test', tcKimlikNo: '10000000146' },
  digerBilgiler: { neredenDuydunuzID: 1 },
  musteriTelefon: [{ id: 0, telefon: buildTelefon(), varsayilanMi: true }],
  adresler: [{ id: 0, baslik: 'Ev', adres: 'Moda' }],
});
const HEPSI: [string, string][] = [
  ['musteriSoyadiGirilsinMi', 'musteri.soyad'],
  ['musteriTelefonuGirilsinMi', 'musteriTelefon.0.telefon'],
  ['musteriEPostaGirilsinMi', 'musteri.email'],
  ['musteriAdresiGirilsinMi', 'adresler.0.adres'],
  ['musteriTCGirilsin', 'musteri.tcKimlikNo'],
  ['musteriNeredenDuydunuz', 'digerBilgiler.neredenDuydunuzID'],
];

it('asks for a name alone unless the business asks for more', async () => {
  expect((await create({ musteri: { id: 0, ad: 'Ayşe' } })).status).toBe(200);
  expect(await create({ musteri: { id: 0, ad: '' } })).toMatchObject({ status: 422, alanlar: { 'musteri.ad': 'zorunluAlan' } });
});

it.each(HEPSI)('with %s asks for %s', async (anahtar, alan) => {
  await ask(anahtar);
  expect(await create({ musteri: { id: 0, ad: 'Ayşe' } })).toMatchObject({ status: 422, message: 'alanlarHatali', alanlar: { [alan]: 'zorunluAlan' } });
  expect((await create(tam())).status).toBe(200);
});

it('names every missing field at once', async () => {
  await ask(...HEPSI.map(([anahtar]) => anahtar));
  const { alanlar } = await create({ musteri: { id: 0, ad: 'Ayşe' } });
  expect(Object.keys(alanlar!).toSorted()).toEqual(HEPSI.map(([, alan]) => alan).toSorted());
});

it('keeps a customer from losing what is asked for, and counts what is not sent as it is kept', async () => {
  const { id } = await create(tam());
  await ask(...HEPSI.map(([anahtar]) => anahtar));
  const { musteri } = tam();
  const save = (body: object) => server.send(musteriCalls.update, { body }, { jeton: bayi.jeton });
  expect((await save({ musteri: { ...musteri, id, ad: 'Ayşegül' } })).status).toBe(200);
  expect(await save({ musteri: { ...musteri, id, email: null }, musteriTelefon: [] })).toMatchObject({
    status: 422,
    alanlar: { 'musteri.email': 'zorunluAlan', 'musteriTelefon.0.telefon': 'zorunluAlan' },
  });
});

it('asks the desk that registers from an appointment for the surname, and for no more', async () => {
  await ask(...HEPSI.map(([anahtar]) => anahtar));
  const register = (soyad: string | null) =>
    server.send(musteriCalls.createFromRandevu, { body: { ad: 'Ayşe', soyad, telefon: buildTelefon() } }, { jeton: bayi.jeton });
  expect(await register(null)).toMatchObject({ status: 422, alanlar: { soyad: 'zorunluAlan' } });
  expect((await register('Kaya')).status).toBe(200);
});
