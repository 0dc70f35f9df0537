import { musteriCalls } from '@defter/contract/musteri.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { expect, test } from 'vitest';
import { buildGiris } from '../../../test/auth.ts';
import { buildBayi, buildMusteri, buildTelefon } from '../../../test/build.ts';
import { useOwnServer } from '../../../test/server.ts';

const server = useOwnServer();
/** An answer within this time seems prompt at a desk, even on a machine that is busy with tests. */
const PROMPT_MS = 2000;

test('many who prove a new mobile at once hold up nobody of another bayi', async () => {
  const crowded = await buildBayi(server);
  // No person may try more than ten times a minute.
  const people = await Promise.all(Array.from({ length: 12 }, () => buildGiris(server, crowded)));
  const quiet = await buildBayi(server);
  await buildMusteri(server, quiet, { ad: 'Ayşe' });
  const prove = (_: unknown, i: number) => {
    const { jeton } = people[i % people.length]!;
    const body = { ad: 'Elif', soyad: 'Şahin', cepTelefonu: buildTelefon(), smsKodu: '000000' };
    return server.send(personelCalls.saveKisiselBilgiler, { body }, { jeton });
  };
  const started = performance.now();
  const crowd = Promise.all(Array.from({ length: 72 }, prove));
  for (let i = 0; i < 20; i += 1) {
    const asked = performance.now();
    expect((await server.send(musteriCalls.list, {}, { jeton: quiet.jeton })).status).toBe(200);
    expect(performance.now() - asked).toBeLessThan(PROMPT_MS);
  }
  const kinds = new Set((await crowd).map(({ message }) => message));
  expect(kinds).toEqual(new Set(['kodGecersiz']));
  expect(performance.now() - started).toBeLessThan(5 * PROMPT_MS);
});
