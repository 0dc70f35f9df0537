import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildBayi, buildMusteri } from '../../../test/build.ts';
import { useOwnServer } from '../../../test/server.ts';

const server = useOwnServer();

it('who leaves while it waits for its turn is no fault of ours', async () => {
  const bayi = await buildBayi(server);
  await server.house(`insert into musteri (bayi_id, ad, soyad, arama) select $1, 'Müşteri ' || n, 'Çok', '' from generate_series(1, 500) n`, [bayi.bayiID]);
  const { wholeLists } = server.platform;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const long = wholeLists.inTurn(bayi.bayiID, () => ended);
  const waiting = vi.spyOn(wholeLists, 'inTurn');
  onTestFinished(() => waiting.mockRestore());
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const arrival = once(server.app.server, 'connection') as Promise<[Socket]>;
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET /api${musteriCalls.list.path} HTTP/1.1\r\nhost: salon.test\r\nauthorization: Bearer ${bayi.jeton}\r\n\r\n`);
  const [theirs] = await arrival;
  await expect.poll(() => waiting.mock.results, { timeout: 15_000 }).toHaveLength(1);
  const gone = once(theirs, 'close');
  socket.destroy();
  await gone;
  end();
  await long;
  await Promise.allSettled([waiting.mock.results[0]!.value]);
  // By the time that another is answered, the first has been told of.
  await server.mustSend(musteriCalls.list, { query: { sayfaBoyutu: 25 } }, { jeton: bayi.jeton });
  expect(server.logged()).not.toContain('request failed');
});

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
