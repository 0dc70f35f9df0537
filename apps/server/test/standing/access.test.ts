import { RAPOR_YETKILERI, YETKILER } from '@defter/contract/yetkiler.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel, type TestBayi } from '../build.ts';
import { useServer } from '../server.ts';
import { fingerprint } from './fingerprint.ts';
import { standingCalls } from './standing.ts';

const server = useServer();
const closed = standingCalls.filter(({ call }) => call.yetki !== 'herkes');

it('serves the calls of the contract, all of them and no others', () => {
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  expect(server.platform.served.map(nameOf).toSorted()).toEqual(standingCalls.map(({ call }) => nameOf(call)).toSorted());
});

describe('a call that is made well', () => {
  let bayi: TestBayi;
  beforeEach(async () => {
    bayi = await buildBayi(server);
  });

  it.each(standingCalls)('$name answers', async ({ call, input }) => {
    const sent = await input({ server, bayi, kisi: bayi });
    expect(await server.send(call, sent, { jeton: bayi.jeton })).toMatchObject({ status: 200, success: true });
  });

  const open = closed.filter(({ call }) => call.yetki === 'giris');
  it.each(open)('$name answers somebody who may do nothing in particular', async ({ call, input }) => {
    const kisi = await buildPersonel(server, bayi);
    const sent = await input({ server, bayi, kisi });
    expect(await server.send(call, sent, { jeton: kisi.jeton })).toMatchObject({ status: 200, success: true });
  });
});

describe('a call is refused and changes nothing', () => {
  let bayi: TestBayi;
  let expired: TestBayi;
  beforeAll(async () => {
    bayi = await buildBayi(server);
    expired = await buildBayi(server);
    await server.platform.database.system((tx) =>
      tx.updateTable('bayi').set({ paket_bitis: '2026-11-24' }).where('id', '=', expired.bayiID).execute(),
    );
  });

  it.each(closed)('$name without a session or with a plan that has run out', async ({ call, input }) => {
    const sent = await input({ server, bayi, kisi: bayi });
    const before = await fingerprint(server);
    for (const jeton of [undefined, 'yok', '']) {
      expect(await server.send(call, sent, { jeton })).toMatchObject({ status: 401, success: false, message: 'tokenGecersiz' });
    }
    expect(await server.send(call, sent, { jeton: expired.jeton })).toMatchObject({ status: 403, message: 'paketSuresiDoldu' });
    expect(await fingerprint(server)).toEqual(before);
  });

  const guarded = closed.filter(({ call }) => call.yetki !== 'giris');
  it.each(guarded)('$name with every permission but the one that it needs', async ({ call, input }) => {
    const needed: readonly string[] = [call.yetki].flat();
    const { jeton } = await buildPersonel(server, bayi, [...YETKILER, ...RAPOR_YETKILERI].filter((flag) => !needed.includes(flag)));
    const sent = await input({ server, bayi, kisi: bayi });
    const before = await fingerprint(server);
    expect(await server.send(call, sent, { jeton })).toMatchObject({ status: 403, success: false, message: 'yetkiYok' });
    expect(await fingerprint(server)).toEqual(before);
  });
});
