import { RAPOR_YETKILERI, YETKILER } from '@defter/contract/yetkiler.ts';
import { beforeAll, expect, it } from 'vitest';
import { buildBayi, buildPersonel, type TestBayi } from '../build.ts';
import { useServer } from '../server.ts';
import { standingCalls } from './standing.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

// What anybody who is signed in may do says nothing of a flag, and signs out.
const guarded = standingCalls.filter(({ call }) => call.yetki !== 'herkes' && call.yetki !== 'giris');

/*
 * The right is asked for before the input is read, so an empty call that gets past it is refused for what it lacks.
 */
it.each([...YETKILER, ...RAPOR_YETKILERI])('who may do nothing but %s may make the calls that ask for it, and no others', async (flag) => {
  const { jeton } = await buildPersonel(server, bayi, [flag]);
  const open: string[] = [];
  for (const { name, call } of guarded) {
    const params = Object.fromEntries(Object.keys(call.params._zod.def.shape).map((name) => [name, '0']));
    const { message } = await server.send(call, { params }, { jeton });
    if (message !== 'yetkiYok') open.push(name);
  }
  const asked = guarded.filter(({ call }) => [call.yetki].flat().some((one) => one === flag));
  expect(open).toEqual(asked.map(({ name }) => name));
});
