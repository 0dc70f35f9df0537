import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { personelBayiCalls } from '@defter/contract/personel-bayi.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildBayi, buildPersonel, buildSube, type TestBayi } from '../../../../test/build.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let personelID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  ({ personelID } = await buildPersonel(server, bayi));
});

const list = () => server.send(personelBayiCalls.list, { params: { id: personelID } }, { jeton: bayi.jeton });
const create = (bayiID: number) => server.send(personelBayiCalls.create, { body: { bayiID, personelID } }, { jeton: bayi.jeton });

it('is the business of the record, and nothing else where the owner has no other', async () => {
  await buildBayi(server);
  expect(await list()).toMatchObject({ liste: [{ id: 0, bayiID: bayi.bayiID, anaBayi: true }], secilebilir: [] });
});

it('is every branch of the owner that a colleague was linked to, each once', async () => {
  const kadikoy = await buildSube(server, bayi);
  const moda = await buildSube(server, bayi);
  const { id } = await create(kadikoy.bayiID);
  expect(await create(kadikoy.bayiID)).toMatchObject({ status: 409, message: 'personelBayiVar' });
  expect(await list()).toMatchObject({ liste: [{ anaBayi: true }, { id, bayiID: kadikoy.bayiID }], secilebilir: [{ bayiID: moda.bayiID }] });

  const ofAnother = await server.send(personelBayiCalls.update, { body: { id, bayiID: moda.bayiID, personelID: bayi.personelID } }, { jeton: bayi.jeton });
  expect(ofAnother).toMatchObject({ status: 404 });
  const moved = await server.send(personelBayiCalls.update, { body: { id, bayiID: moda.bayiID, personelID } }, { jeton: bayi.jeton });
  expect(moved).toMatchObject({ status: 200, id });
  expect((await list()).liste.at(-1)).toMatchObject({ bayiID: moda.bayiID });
  expect((await server.send(personelBayiCalls.remove, { body: { id } }, { jeton: bayi.jeton })).status).toBe(200);
  expect((await list()).liste).toHaveLength(1);
});

it('is told in the record of the colleague, whoever is named in the call', async () => {
  const [kadikoy, moda] = [await buildSube(server, bayi), await buildSube(server, bayi)];
  const { id } = await create(kadikoy.bayiID);
  expect((await server.send(personelBayiCalls.update, { body: { id, bayiID: moda.bayiID } }, { jeton: bayi.jeton })).status).toBe(200);
  const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'personel', kayitID: personelID } }, { jeton: bayi.jeton });
  expect(liste.filter(({ nesne }) => nesne === 'personelBayi')).toHaveLength(2);
});

it('is never a business of somebody else, nor one’s own a second time', async () => {
  const stranger = await buildBayi(server);
  for (const bayiID of [stranger.bayiID, bayi.bayiID, 999_999]) {
    expect(await create(bayiID)).toMatchObject({ status: 422, alanlar: { bayiID: 'secimGecersiz' } });
  }
});

it('works from a branch to the head office and to the other branches too', async () => {
  const sube = await buildSube(server, bayi);
  const diger = await buildSube(server, bayi);
  const kisi = await buildPersonel(server, sube);
  const { secilebilir } = await server.send(personelBayiCalls.list, { params: { id: kisi.personelID } }, { jeton: sube.jeton });
  expect(secilebilir.map(({ bayiID }) => bayiID).toSorted((a, b) => a - b)).toEqual([bayi.bayiID, diger.bayiID]);
});

it('names who works here to everybody, and tells nothing else of them', async () => {
  const kisi = await buildPersonel(server, bayi, [], { ad: 'Zeynep' });
  const giden = await buildPersonel(server, bayi);
  await server.send(personelCalls.remove, { body: { id: giden.personelID } }, { jeton: bayi.jeton });
  const { liste } = await server.send(personelBayiCalls.ekip, {}, { jeton: kisi.jeton });
  expect(liste.at(-1)).toEqual({ id: kisi.personelID, adSoyad: 'Zeynep Test', servis: null, avatar: null });
  expect(liste.map(({ id }) => id)).not.toContain(giden.personelID);
});
