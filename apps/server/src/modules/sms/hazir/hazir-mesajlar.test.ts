import { smsCalls } from '@defter/contract/sms.ts';
import { looksTicari } from '@defter/rules/ileti.ts';
import { smsBoyu } from '@defter/rules/sms.ts';
import { expect, it } from 'vitest';
import { buildBayi } from '../../../../test/build.ts';
import { useServer } from '../../../../test/server.ts';

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
