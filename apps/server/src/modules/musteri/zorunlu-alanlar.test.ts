import { ayarCalls } from '@defter/contract/ayar.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import type { Yetki } from '@defter/contract/yetkiler.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, buildTelefon, type TestBayi } from '../../../test/build.ts';
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

it('takes a passport where the identity number is asked for', async () => {
  await ask('musteriTCGirilsin');
  const { id, status } = await create({ musteri: { id: 0, ad: 'Anna', pasaportNo: 'C01X00T47' } });
  expect(status).toBe(200);
  const without = await server.send(musteriCalls.update, { body: { musteri: { id, ad: 'Anna', pasaportNo: null } } }, { jeton: bayi.jeton });
  expect(without).toMatchObject({ status: 422, alanlar: { 'musteri.tcKimlikNo': 'zorunluAlan' } });
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

it('keeps the last phone and the last address that the business wants', async () => {
  const { id } = await create({ ...tam(), musteriTelefon: [{ id: 0, telefon: buildTelefon(), varsayilanMi: true }, { id: 0, telefon: buildTelefon() }] });
  await ask('musteriTelefonuGirilsinMi', 'musteriAdresiGirilsinMi');
  const { musteri } = await server.mustSend(musteriCalls.get, { params: { id } }, { jeton: bayi.jeton });
  const [ilk, son] = musteri.telefonlar.map((telefon) => server.send.bind(server, musteriCalls.removeTelefon, { body: { id: telefon.id } }, { jeton: bayi.jeton }));
  expect((await ilk!()).status).toBe(200);
  expect(await son!()).toMatchObject({ status: 422, alanlar: { 'musteriTelefon.0.telefon': 'zorunluAlan' } });
  const adres = { body: { id: musteri.adresler[0]!.id } };
  expect(await server.send(musteriCalls.removeAdres, adres, { jeton: bayi.jeton })).toMatchObject({ status: 422, alanlar: { 'adresler.0.adres': 'zorunluAlan' } });
  const kalan = (await server.mustSend(musteriCalls.get, { params: { id } }, { jeton: bayi.jeton })).musteri;
  expect([kalan.telefonlar, kalan.adresler].map((liste) => liste.length)).toEqual([1, 1]);
});

describe('a customer registered from an appointment', () => {
  const register = (body: object) =>
    server.send(musteriCalls.createFromRandevu, { body: { ad: 'Ayşe', telefon: buildTelefon(), ...body } }, { jeton: bayi.jeton });
  const tamKisa = { soyad: 'Kaya', email: 'ayse@ornek.test', tcKimlikNo: '10000000146', adres: 'Moda', neredenDuydunuzID: 1 };

  it('needs two fields unless the business asks for more', async () => {
    expect((await register({})).status).toBe(200);
  });

  it.each(HEPSI.filter(([, alan]) => alan !== 'musteriTelefon.0.telefon'))('with %s needs %s', async (anahtar, alan) => {
    await ask(anahtar);
    expect(await register({})).toMatchObject({ status: 422, message: 'alanlarHatali', alanlar: { [alan.split('.').at(-1)!]: 'zorunluAlan' } });
  });

  it('is told all that is missing at once, and keeps what is given', async () => {
    await ask(...HEPSI.map(([anahtar]) => anahtar));
    expect(Object.keys((await register({})).alanlar!).toSorted()).toEqual(Object.keys(tamKisa).toSorted());
    const { id, status } = await register(tamKisa);
    expect(status).toBe(200);
    const { musteri } = await server.send(musteriCalls.get, { params: { id } }, { jeton: bayi.jeton });
    expect(musteri).toMatchObject({ ad: 'Ayşe', soyad: 'Kaya', email: 'ayse@ornek.test', tcKimlikNo: '10000000146', adresler: [{ adres: 'Moda' }] });
  });

  it('names the field of what is wrong', async () => {
    const { telefon } = await buildMusteri(server, bayi, { ad: 'Selin', soyad: 'Demir' });
    expect(await register({ telefon })).toMatchObject({ status: 409, alanlar: { telefon: 'telefonBaskaMusteride' }, veri: { musteri: 'Selin Demir' } });
    expect(await register({ neredenDuydunuzID: 999_999 })).toMatchObject({ status: 404 });
  });
});

describe('a phone that somebody has already', () => {
  it.each([['musteriEkle'], ['musteriEkle', 'musteriGoruntule'], ['musteriEkle', 'musteriIletisim']] as Yetki[][])(
    'is not told by name to somebody with %j',
    async (...yetkiler) => {
      const { telefon } = await buildMusteri(server, bayi, { ad: 'Selin', soyad: 'Demir' });
      const { jeton } = await buildPersonel(server, bayi, yetkiler);
      for (const reply of [
        await server.send(musteriCalls.create, { body: { musteri: { id: 0, ad: 'Ayşe' }, musteriTelefon: [{ telefon }] } }, { jeton }),
        await server.send(musteriCalls.createFromRandevu, { body: { ad: 'Ayşe', telefon } }, { jeton }),
      ]) {
        expect(reply).toMatchObject({ status: 409, message: 'telefonKayitli' });
        expect(reply.veri).toBeUndefined();
        expect(JSON.stringify(reply)).not.toContain('Selin');
      }
    },
  );
});
