import { ilCalls } from '@defter/contract/il.ts';
import { beforeAll, expect, it } from 'vitest';
import { buildBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let jeton: string;
beforeAll(async () => {
  ({ jeton } = await buildBayi(server));
});

it('lists the provinces as a Turkish dictionary does', async () => {
  const { liste } = await server.send(ilCalls.list, {}, { jeton });
  const adlar = liste.map(({ ad }) => ad);
  expect(adlar).toHaveLength(81);
  expect(adlar).toEqual(adlar.toSorted(new Intl.Collator('tr').compare));
  expect(liste.find(({ ad }) => ad === 'İstanbul')).toEqual({ id: 34, ad: 'İstanbul' });
});

it('lists the districts of a province, and none of a province that is none', async () => {
  const { liste } = await server.send(ilCalls.ilceler, { params: { id: 34 } }, { jeton });
  expect(liste.map(({ ad }) => ad)).toEqual(expect.arrayContaining(['Kadıköy', 'Üsküdar', 'Şişli']));
  expect(liste).toHaveLength(39);
  expect(await server.send(ilCalls.ilceler, { params: { id: 99 } }, { jeton })).toMatchObject({ status: 404, message: 'bulunamadi' });
});
