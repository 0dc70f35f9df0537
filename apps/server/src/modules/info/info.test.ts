import { ayarCalls } from '@defter/contract/ayar.ts';
import { infoCalls } from '@defter/contract/info.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { expect, it } from 'vitest';
import { buildBayi, buildPersonel, buildRandevu, buildSatis } from '../../../test/build.ts';
import { BUGUN, useServer } from '../../../test/server.ts';

const server = useServer();
const get = (jeton: string) => server.send(infoCalls.get, {}, { jeton });

it('tells what is left of a plan with limits', async () => {
  const bayi = await buildBayi(server, { paketID: 2 });
  expect(await get(bayi.jeton)).toMatchObject({
    paketAdi: 'Ücretsiz', secilenPaket: 'Ücretsiz', paketBitis: null, denemeBitis: null, randevuSinir: 100, kalanRandevu: 100, kalanPersonel: 0, satisModulu: false, demoVerisi: false,
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

it('opens everything in the trial and names the plan that follows, which then holds', async () => {
  const deneyen = await buildBayi(server, { paketID: 2, denemeBitis: BUGUN });
  expect(await get(deneyen.jeton)).toMatchObject({
    paketAdi: 'Demo', secilenPaket: 'Ücretsiz', denemeBitis: BUGUN, paketBitis: null, kalanRandevu: null, kalanPersonel: null, satisModulu: true,
  });
  expect((await server.send(ayarCalls.get, {}, { jeton: deneyen.jeton })).status).toBe(200);
  await buildSatis(server, deneyen);
  const body = { ad: 'Yeni', soyad: 'Uzman' };
  expect((await server.send(personelCalls.create, { body }, { jeton: deneyen.jeton })).status).toBe(200);

  const donen = await buildBayi(server, { paketID: 2, denemeBitis: '2026-11-24' });
  expect(await get(donen.jeton)).toMatchObject({ paketAdi: 'Ücretsiz', denemeBitis: null, randevuSinir: 100, kalanPersonel: 0, satisModulu: false });
  expect(await server.send(ayarCalls.get, {}, { jeton: donen.jeton })).toMatchObject({ message: 'ayarPaketYok' });
  expect(await server.send(personelCalls.create, { body }, { jeton: donen.jeton })).toMatchObject({ message: 'paketSinir' });
});
