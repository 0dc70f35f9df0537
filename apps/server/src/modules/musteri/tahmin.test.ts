import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { beforeAll, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let gormeyen: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

/** Somebody who may not see contact data, close to the limit of the day. */
async function nearLimit(): Promise<void> {
  gormeyen = await buildPersonel(server, bayi, ['musteriEkle', 'musteriDuzenle', 'musteriGoruntule']);
  await server.house(`insert into deneme values ('tahmin ' || $1::int || '.' || $2::int, 199, now() + interval '1 hour', null)`, [bayi.bayiID, gormeyen.personelID]);
}
const add = (telefon: string, { jeton } = gormeyen) =>
  server.send(musteriCalls.createFromRandevu, { body: { ad: 'Tahmin', soyad: null, telefon } }, { jeton });

it('counts refused numbers of somebody who may not see them, and ends', async () => {
  await nearLimit();
  const known = await buildMusteri(server, bayi);
  expect(await add(known.telefon!)).toMatchObject({ message: 'telefonKayitli' });
  expect(await add(known.telefon!)).toMatchObject({ status: 429, message: 'cokFazlaIstek' });
  expect(await add(buildTelefon())).toMatchObject({ status: 429, message: 'cokFazlaIstek' });
  expect((await add(buildTelefon(), bayi)).status).toBe(200);
});

it('counts each phone and e-mail of a form, and each number a code is asked for', async () => {
  await nearLimit();
  const { id } = await buildMusteri(server, bayi);
  const form = { musteri: { id, email: 'bir@ornek.test' }, musteriTelefon: [{ id: 0, telefon: buildTelefon() }] };
  expect(await server.send(musteriCalls.update, { body: form }, gormeyen)).toMatchObject({ status: 429, message: 'cokFazlaIstek' });
  await nearLimit();
  const ask = () => server.send(kvkkCalls.smsGonder, { body: { musteriID: id, telefon: buildTelefon() } }, gormeyen);
  expect((await ask()).status).not.toBe(429);
  expect(await ask()).toMatchObject({ status: 429, message: 'cokFazlaIstek' });
});
