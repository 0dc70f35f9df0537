import { infoCalls } from '@defter/contract/info.ts';
import { expect, it } from 'vitest';
import { buildBayi, buildPersonel, buildRandevu } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const get = (jeton: string) => server.send(infoCalls.get, {}, { jeton });

it('tells what is left of a plan with limits', async () => {
  const bayi = await buildBayi(server, { paketID: 2 });
  expect(await get(bayi.jeton)).toMatchObject({
    paketAdi: 'Ücretsiz', paketBitis: '2026-12-09', randevuSinir: 100, kalanRandevu: 100, kalanPersonel: 0, satisModulu: false, demoVerisi: false,
  });
  await buildRandevu(server, bayi);
  expect((await get(bayi.jeton)).kalanRandevu).toBe(99);
});

it('is never below nothing, when a plan became smaller', async () => {
  const bayi = await buildBayi(server, { paketID: 4 });
  expect((await get(bayi.jeton)).kalanPersonel).toBe(2);
  for (let i = 0; i < 4; i += 1) await buildPersonel(server, bayi);
  expect((await get(bayi.jeton)).kalanPersonel).toBe(0);
});

it('says nothing of limits that a plan does not have', async () => {
  const { jeton } = await buildBayi(server);
  expect(await get(jeton)).toMatchObject({ kalanRandevu: null, kalanPersonel: null, randevuSinir: null, satisModulu: true });
});
