import { RAPOR_YETKILERI, YETKILER } from '@defter/contract/yetkiler.ts';
import { beforeAll, expect, it } from 'vitest';
import { mayCall } from '../../src/platform/auth/permission.ts';
import { buildBayi, buildPersonel, type TestBayi } from '../build.ts';
import { useOwnServer } from '../server.ts';
import { standingCalls } from './standing.ts';

const server = useOwnServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

// What anybody who is signed in may do says nothing of a flag, and signs out.
const guarded = standingCalls.filter(({ call }) => call.yetki !== 'herkes' && call.yetki !== 'giris');

/** They hand out phone numbers as a file, so that they ask for the right to see them too: ileti-izni.test.ts holds that. */
const TWO_RIGHTS = new Set(['iletiIzni.dosya']);

/*
 * The right is asked for before the input is read, so an empty call that gets past it is refused for what it lacks.
 * That a call is closed to all other rights together, each over HTTP, stands in calls.test.ts; here each right is held
 * against each call where the server decides it, for requests of every pair would grow with the calls times the rights.
 */
it.each([...YETKILER, ...RAPOR_YETKILERI])('who may do nothing but %s may make the calls that ask for it, and no others', async (flag) => {
  const { jeton } = await buildPersonel(server, bayi, [flag]);
  const asked = guarded.filter(({ call }) => [call.yetki].flat().some((one) => one === flag));
  for (const { name, call } of asked.filter((one) => !TWO_RIGHTS.has(one.name))) {
    const params = Object.fromEntries(Object.keys(call.params._zod.def.shape).map((param) => [param, '0']));
    expect((await server.send(call, { params }, { jeton })).message, name).not.toBe('yetkiYok');
  }
  const oturum = (await server.platform.sessions.find(jeton))!;
  const open = guarded.filter(({ call }) => mayCall(oturum, call.yetki));
  expect(open.map(({ name }) => name)).toEqual(asked.map(({ name }) => name));
});
