import { ayarCalls } from '@defter/contract/ayar.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildBayi, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const set = (body: object) => server.send(ayarCalls.save, { body }, { jeton: bayi.jeton });
const create = (alanlar: object) => server.send(musteriCalls.create, { body: { musteri: { id: 0, ad: 'Ayşe', ...alanlar } } }, { jeton: bayi.jeton });
const update = (id: number, alanlar: object) => server.send(musteriCalls.update, { body: { musteri: { id, ad: 'Ayşe', ...alanlar } } }, { jeton: bayi.jeton });
const get = async (id: number) => (await server.send(musteriCalls.get, { params: { id } }, { jeton: bayi.jeton })).musteri;

it('kayitEdenPersonelKullanilsinMi: who registered is chosen, otherwise it is whoever is signed in', async () => {
  const { personelID } = await buildPersonel(server, bayi);
  const once = await create({ kayitEdenPersonelID: personelID });
  expect((await get(once.id)).kayitEdenPersonelID).toBe(bayi.personelID);
  await set({ kayitEdenPersonelKullanilsinMi: true });
  const { id } = await create({ kayitEdenPersonelID: personelID });
  expect((await get(id)).kayitEdenPersonelID).toBe(personelID);
});

it('bayiMusteriIDGorulsunMu: the number of the business is kept, and left alone while it is not used', async () => {
  expect((await get((await create({ bayiMusteriID: 41 })).id)).bayiMusteriID).toBeNull();
  await set({ bayiMusteriIDGorulsunMu: true });
  const { id } = await create({ bayiMusteriID: 41 });
  expect((await get(id)).bayiMusteriID).toBe(41);
  await set({ bayiMusteriIDGorulsunMu: false });
  await update(id, {});
  expect((await get(id)).bayiMusteriID).toBe(41);
});
