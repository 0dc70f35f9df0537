import { type AnyCall, isRead, OKUMA_ISLEMLERI } from '@defter/contract/call.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, type TestBayi } from '../build.ts';
import { useServer } from '../server.ts';
import { fingerprint } from './fingerprint.ts';
import { standingCalls } from './standing.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const kayitlar = () =>
  server.rows(`select menu, islem, nesne, personel_id::int as "personelID" from kayit_gunlugu where bayi_id = ${bayi.bayiID} order by id`);

describe('what a call leaves behind', () => {
  it.each(standingCalls.filter(({ call }) => call.kayit))('$name: one entry in the audit log', async ({ call, input }) => {
    const sent = await input({ server, bayi, kisi: bayi });
    const before = await kayitlar();
    expect((await server.send(call, sent, { jeton: bayi.jeton })).status).toBe(200);
    const { kayitID: _, ...kayit } = call.kayit!;
    expect((await kayitlar()).slice(before.length)).toEqual([{ nesne: null, ...kayit, personelID: bayi.personelID }]);
  });

  const reads = standingCalls.filter(({ call }) => isRead(call));
  it.each(reads)('$name: nothing', async ({ call, input }) => {
    const sent = await input({ server, bayi, kisi: bayi });
    const before = await fingerprint(server);
    expect((await server.send(call, sent, { jeton: bayi.jeton })).status).toBe(200);
    expect(await fingerprint(server)).toEqual(before);
  });

  const menuOf = ({ kayit }: AnyCall) => (kayit && !OKUMA_ISLEMLERI.includes(kayit.islem) ? [kayit.menu] : []);
  const told = standingCalls.filter(({ call }) => menuOf(call).length > 0 || call.konular);
  it.each(told)('$name: word of it on the other screens of the bayi', async ({ call, input }) => {
    const sent = await input({ server, bayi, kisi: bayi });
    const { promise: heard, resolve } = Promise.withResolvers<void>();
    const awaited = new Set<string>([...menuOf(call), ...(call.konular ?? [])]);
    const unsubscribe = server.platform.events.subscribe(({ bayiID, konular }) => {
      if (bayiID !== bayi.bayiID) return;
      for (const konu of konular) awaited.delete(konu);
      if (awaited.size === 0) resolve();
    });
    expect((await server.send(call, sent, { jeton: bayi.jeton })).status).toBe(200);
    await heard;
    unsubscribe();
  });
});
