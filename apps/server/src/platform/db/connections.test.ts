import { musteriCalls } from '@defter/contract/musteri.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { expect, test } from 'vitest';
import { buildGiris } from '../../../test/auth.ts';
import { buildBayi, buildMusteri, buildTelefon } from '../../../test/build.ts';
import { useOwnServer } from '../../../test/server.ts';

const server = useOwnServer();

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
  let answered = 0;
  const crowd = Promise.all(Array.from({ length: 72 }, prove).map((answer) => answer.finally(() => (answered += 1))));
  for (let i = 0; i < 3; i += 1) expect((await server.send(musteriCalls.list, {}, { jeton: quiet.jeton })).status).toBe(200);
  expect(answered).toBeLessThan(72);
  const kinds = new Set((await crowd).map(({ message }) => message));
  expect(kinds).toEqual(new Set(['kodGecersiz']));
});
