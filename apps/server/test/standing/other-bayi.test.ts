import { isRead } from '@defter/contract/call.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel, buildRandevu, buildSatis, type TestBayi } from '../build.ts';
import { useServer } from '../server.ts';
import { fingerprint } from './fingerprint.ts';
import { standingCalls } from './standing.ts';

const server = useServer();
let bayi: TestBayi;
let other: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
  other = await buildBayi(server);
});

const closed = standingCalls.filter(({ call }) => call.yetki !== 'herkes');

describe('what names a record of another bayi', () => {
  it.each(closed.filter(({ namesRecords }) => namesRecords))('$name does not find it and changes nothing', async ({ call, input }) => {
    const sent = await input({ server, bayi, kisi: bayi });
    const before = await fingerprint(server);
    expect(await server.send(call, sent, { jeton: other.jeton })).toMatchObject({ status: 404, success: false, message: 'bulunamadi' });
    expect(await fingerprint(server)).toEqual(before);
  });
});

describe('what reads without naming a record', () => {
  const reads = closed.filter(({ call, namesRecords }) => isRead(call) && !namesRecords);
  // A new token and one's own device are new each time by their nature.
  it.each(reads.filter(({ name }) => name !== 'auth.refresh'))('$name tells the same whatever others have', async ({ call, input }) => {
    const own = await buildBayi(server);
    const sent = await input({ server, bayi: own, kisi: own });
    const before = await server.send(call, sent, { jeton: own.jeton });
    await buildSatis(server, bayi, { odemeler: [{ odemeSekliID: 1, tutar: 40 }] });
    await buildRandevu(server, bayi);
    await buildPersonel(server, bayi);
    expect(await server.send(call, sent, { jeton: own.jeton })).toEqual(before);
  });
});

describe('what writes without naming a record', () => {
  const writes = closed.filter(({ call, namesRecords }) => !isRead(call) && !namesRecords);
  it.each(writes)('$name changes nothing of others', async ({ call, input }) => {
    const own = await buildBayi(server);
    const sent = await input({ server, bayi: own, kisi: own });
    const before = await fingerprint(server, bayi.bayiID);
    expect((await server.send(call, sent, { jeton: own.jeton })).status).toBe(200);
    expect(await fingerprint(server, bayi.bayiID)).toEqual(before);
  });
});
