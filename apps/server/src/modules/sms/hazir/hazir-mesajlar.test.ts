import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { smsCalls } from '@defter/contract/sms.ts';
import { looksTicari } from '@defter/rules/ileti.ts';
import { smsBoyu } from '@defter/rules/sms.ts';
import { expect, it } from 'vitest';
import { buildBayi } from '../../../../test/build.ts';
import { useServer } from '../../../../test/server.ts';
import { statusesOf } from '../../../../test/sorted.ts';
import { UNVERSIONED } from '../../../platform/http/unversioned.ts';

const server = useServer();

it('waits in a new salon: commercial what reads so, in two parts at most, with places that a message to many fills', async () => {
  const { jeton } = await buildBayi(server);
  const { liste } = await server.send(smsCalls.hazirMesajlar, {}, { jeton });
  expect(liste.map(({ baslik }) => baslik)).toContain('Bayram kutlaması');
  for (const { baslik, mesaj, tur } of liste) {
    if (tur === 'bilgi') expect(looksTicari(mesaj), baslik).toBe(false);
    expect(smsBoyu(mesaj).parca, baslik).toBeLessThanOrEqual(2);
    for (const [, yer] of mesaj.matchAll(/\[(\w+)\]/g)) expect(['isim', 'ad', 'sube', 'telefon']).toContain(yer);
  }
});

it('stays removed', async () => {
  const { jeton } = await buildBayi(server);
  const { liste } = await server.send(smsCalls.hazirMesajlar, {}, { jeton });
  for (const { id } of liste) await server.send(smsCalls.removeHazirMesaj, { body: { id } }, { jeton });
  expect((await server.send(smsCalls.hazirMesajlar, {}, { jeton })).liste).toEqual([]);
});

it('is saved by one of two desks that have read it, and the other one is told', async () => {
  const { jeton } = await buildBayi(server);
  const list = async () => (await server.send(smsCalls.hazirMesajlar, {}, { jeton })).liste;
  const { id, surum } = (await list())[0]!;
  const save = (mesaj: string, gorulen?: number) => server.send(smsCalls.saveHazirMesajlar, { body: { model: [{ id, mesaj, surum: gorulen }] } }, { jeton });
  const answers = await Promise.all([save('Bir', surum), save('İki', surum)]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ message: 'kayitDegismis' });
  const simdi = (await list()).find((one) => one.id === id)!;
  expect(simdi.mesaj).toBe(answers[0]!.status === 200 ? 'Bir' : 'İki');
  expect((await save('Üç', simdi.surum)).status).toBe(200);
  // Who knows of no version saves, and the log says so.
  expect((await save('Dört')).status).toBe(200);
  const { liste } = await server.send(kayitGunluguCalls.list, { query: { nesne: 'hazirMesaj' } }, { jeton });
  expect(liste.map(({ aciklama }) => aciklama)).toEqual([UNVERSIONED, null, null]);
});

it('is saved with all of its list or not at all', async () => {
  const { jeton } = await buildBayi(server);
  const list = async () => (await server.send(smsCalls.hazirMesajlar, {}, { jeton })).liste;
  const [bir, iki] = await list();
  const model = [{ id: bir!.id, surum: bir!.surum, mesaj: 'Yeni' }, { id: iki!.id, surum: iki!.surum + 1, mesaj: 'Yeni' }];
  expect(await server.send(smsCalls.saveHazirMesajlar, { body: { model } }, { jeton })).toMatchObject({ status: 409, message: 'kayitDegismis' });
  expect((await list()).map(({ mesaj }) => mesaj)).not.toContain('Yeni');
});
