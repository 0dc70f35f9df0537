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

// A call for any signed-in person does not depend on flags, and may sign out.
const guarded = standingCalls.filter(({ call }) => call.yetki !== 'herkes' && call.yetki !== 'giris');

/** They export phone numbers, so that they need the right to see them too: ileti-izni.test.ts tests that. */
const TWO_RIGHTS = new Set(['iletiIzni.dosya']);

/*
 * The right is checked before the input is read, so an empty call with the right is refused for missing fields. calls.test.ts tests over HTTP that a
 * call is closed to all other rights together; here each right is tested against each call where the server decides it, because requests for every
 * pair would be calls times rights.
 */
it.each([...YETKILER, ...RAPOR_YETKILERI])('a person with only %s may make the calls that need it, and no others', async (flag) => {
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
