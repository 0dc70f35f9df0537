import { personelCalls } from '@defter/contract/personel.ts';
import { beforeAll, expect, it } from 'vitest';
import { buildBayi, buildPersonel, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

/* Who adds colleagues hears of a name that anybody in the house signs in with, of other businesses too: such names can be guessed. */

const server = useServer();
let bayi: TestBayi;
let kisi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

/** Somebody who has typed almost as many names as a day has. */
async function nearLimit(): Promise<void> {
  kisi = await buildPersonel(server, bayi, ['personelGoruntule', 'personelEkle', 'personelDuzenle']);
  await server.house(`insert into deneme values ('tahmin ' || $1::int || '.' || $2::int, 199, now() + interval '1 hour', null)`, [bayi.bayiID, kisi.personelID]);
}
const TOO_MANY = { status: 429, message: 'cokFazlaIstek' };

it('counts each name of a new colleague, refused or not, and ends', async () => {
  await nearLimit();
  const add = (body: object) => server.send(personelCalls.create, { body: { ad: 'Tahmin', soyad: 'Eden', ...body } }, kisi);
  const telefon = buildTelefon();
  expect((await add({ cepTelefonu: telefon })).status).toBe(200);
  expect(await add({ cepTelefonu: telefon })).toMatchObject(TOO_MANY);
  expect(await add({ ePosta: 'bir@tahmin.test', kullaniciAdi: 'tahmin.iki' })).toMatchObject(TOO_MANY);
  expect((await add({})).status).toBe(200);
});

it('counts a name of a saved colleague only when it is another one', async () => {
  const { id } = await server.send(personelCalls.create, { body: { ad: 'Kayıtlı', soyad: 'Kişi', ePosta: 'kayitli@tahmin.test' } }, bayi);
  await nearLimit();
  const save = (body: object) => server.send(personelCalls.update, { body: { id, ...body } }, kisi);
  for (const servis of ['Lazer', 'Cilt']) expect((await save({ servis, ePosta: 'kayitli@tahmin.test', cepTelefonu: null })).status).toBe(200);
  expect((await save({ ePosta: 'baska@tahmin.test' })).status).toBe(200);
  expect(await save({ ePosta: 'ucuncu@tahmin.test' })).toMatchObject(TOO_MANY);
});

it('counts the e-mail of one’s own record alike', async () => {
  await nearLimit();
  const save = (body: object) => server.send(personelCalls.saveKisiselBilgiler, { body }, kisi);
  expect((await save({ ePosta: 'kendi@tahmin.test' })).status).toBe(200);
  expect((await save({ ePosta: 'kendi@tahmin.test', adres: 'Yeni Sokak 1' })).status).toBe(200);
  expect(await save({ ePosta: 'kendim@tahmin.test' })).toMatchObject(TOO_MANY);
});
