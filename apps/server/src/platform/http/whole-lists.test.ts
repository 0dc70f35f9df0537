import { musteriCalls } from '@defter/contract/musteri.ts';
import { expect, it } from 'vitest';
import { buildBayi, buildMusteri } from '../../../test/build.ts';
import { useOwnServer } from '../../../test/server.ts';

const server = useOwnServer();

it('a short list waits for nobody, a long one for its turn; both are whole', async () => {
  const bayi = await buildBayi(server);
  await buildMusteri(server, bayi);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const long = server.platform.wholeLists.inTurn(bayi.bayiID, () => ended);
  const read = async () => (await server.mustSend(musteriCalls.list, {}, { jeton: bayi.jeton })).liste.length;
  expect(await read()).toBe(1);

  await server.house(`insert into musteri (bayi_id, ad, soyad, arama) select $1, 'Müşteri ' || n, 'Çok', '' from generate_series(1, 500) n`, [bayi.bayiID]);
  server.platform.totals.forget(bayi.bayiID, ['musteri']);
  let isRead = false;
  const reading = read().finally(() => {
    isRead = true;
  });
  // A page beside it comes at once.
  expect((await server.mustSend(musteriCalls.list, { query: { sayfaBoyutu: 25 } }, { jeton: bayi.jeton })).toplamKayit).toBe(501);
  expect(isRead).toBe(false);
  end();
  await long;
  expect(await reading).toBe(501);
});
