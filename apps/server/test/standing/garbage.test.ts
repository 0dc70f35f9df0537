import type { AnyCall } from '@defter/contract/call.ts';
import { decodeEntries, decodeJson, encodeEntries } from '@defter/contract/wire.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildBayi, type TestBayi } from '../build.ts';
import { useServer } from '../server.ts';
import { fingerprint } from './fingerprint.ts';
import { GARBAGE, pathsOf, put } from './garbage.ts';
import type { AnyInput } from './input.ts';
import { standingCalls } from './standing.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

/** Calls for everybody count tries by address, so each comes from another. */
let sent = 0;
function nextIp(): string {
  sent += 1;
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
}
const send = (call: AnyCall, input: AnyInput) => server.send(call, input, { jeton: bayi.jeton, ip: nextIp() });

const PARTS = ['params', 'query', 'body'] as const;

/** Whether the contract takes it; the wire makes texts of all that is sent. */
const accepts = (call: AnyCall, input: AnyInput) =>
  PARTS.every((part) => z.safeParse(call[part], decodeEntries(entriesOf(part, input[part] ?? {}), call[part])).success);

/** An address carries no files: there they are texts like any other. */
const entriesOf = (part: (typeof PARTS)[number], value: object) =>
  encodeEntries(value).map(([name, item]) => [name, part === 'body' ? item : String(item)] as const);

/** Every field of a call replaced by one thing. */
function replaceAll(call: AnyCall, part: unknown): AnyInput {
  const withAll = (schema: z.ZodMiniType) => pathsOf(schema).reduce((value, path) => put(value, path, part), {} as unknown) as object;
  return { params: withAll(call.params), query: withAll(call.query), body: call.method === 'GET' ? undefined : withAll(call.body) };
}

/** The valid input with one field replaced. */
function replaceEach(call: AnyCall, valid: AnyInput, part: unknown): AnyInput[] {
  return PARTS.flatMap((name) => pathsOf(call[name]).map((path) => (path.length === 0 ? valid : { ...valid, [name]: put(valid[name], path, part) })));
}

describe.each(standingCalls)('$name', ({ call, input }) => {
  it('refuses what the contract does not take, and changes nothing', async () => {
    const before = await fingerprint(server);
    for (const [name, garbage] of Object.entries(GARBAGE)) {
      const wrong = replaceAll(call, garbage);
      // A parameter that is empty makes another address.
      if (accepts(call, wrong) || (garbage === '' && call.path.includes('{'))) continue;
      const { status, success } = await send(call, wrong);
      // 400 is an address that is too long; 413 a form of nothing but files.
      expect([422, 400, 413], name).toContain(status);
      expect(success).toBe(false);
    }
    expect(await fingerprint(server)).toEqual(before);
  });

  it('survives what the contract does take', async () => {
    const place = { server, bayi, kisi: bayi };
    const valid = await input(place);
    for (const [name, garbage] of Object.entries(GARBAGE)) {
      for (const odd of [replaceAll(call, garbage), ...replaceEach(call, valid, garbage)]) {
        if (!accepts(call, odd)) continue;
        const { status, message } = await send(call, odd);
        expect(status, `${name} → ${message}: ${JSON.stringify(odd).slice(0, 500)}`).toBeLessThan(500);
        // Somebody signed out or renamed on the way must not keep the rest from being looked at.
        if (status === 401 && call.yetki !== 'herkes') bayi = await buildBayi(server);
      }
    }
  });
});

describe.each(standingCalls.filter(({ call }) => call.method !== 'GET'))('$name', ({ call }) => {
  it('reads JSON of any kind', async () => {
    for (const json of ['null', '[]', '"metin"', '42', '{"__proto__":{"id":1}}', `${'['.repeat(3000)}${']'.repeat(3000)}`, '{"id":{"id":[{}]}}']) {
      const taken = z.safeParse(call.body, decodeJson(JSON.parse(json), call.body)).success;
      const reply = await server.app.inject({
        method: call.method,
        url: `/api${call.path}`,
        headers: { authorization: `Bearer ${bayi.jeton}`, 'content-type': 'application/json' },
        payload: json,
        remoteAddress: nextIp(),
      });
      if (taken) expect(reply.statusCode, json).toBeLessThan(500);
      // 413 is JSON that is nested deeper than any body.
      else expect([422, 413], json).toContain(reply.statusCode);
    }
  });
});
