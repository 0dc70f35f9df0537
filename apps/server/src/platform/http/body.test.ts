import { calls } from '@defter/contract/calls.ts';
import { decodeEntries, decodeJson, encodeEntries, encodeForm } from '@defter/contract/wire.ts';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { comparable, valuesOf } from '../../../../../packages/contract/test/arbitrary.ts';
import { readConfig } from '../../config.ts';
import { createLogger } from '../log.ts';
import type { RawBody } from './body.ts';
import { createHttp } from './create-http.ts';

let app: FastifyInstance;
let arrived: RawBody | undefined;
beforeAll(() => {
  app = createHttp(readConfig({}), createLogger({ logLevel: 'silent' }), {});
  app.post('/', { bodyLimit: 100_000 }, ({ body }) => {
    arrived = body as RawBody;
    return {};
  });
});
afterAll(() => app.close());

async function post(body: BodyInit | Buffer, contentType?: string) {
  const { headers, payload } =
    body instanceof FormData ? await encoded(body) : { headers: { 'content-type': contentType! }, payload: body as Buffer };
  arrived = undefined;
  return app.inject({ method: 'POST', url: '/', headers, payload });
}

async function encoded(form: FormData) {
  const response = new Response(form);
  return { headers: { 'content-type': response.headers.get('content-type')! }, payload: Buffer.from(await response.arrayBuffer()) };
}

const read = (body: z.ZodMiniType) =>
  z.parse(body, 'json' in arrived! ? decodeJson(arrived.json, body) : decodeEntries(arrived!.entries, body));

describe('the body of every call arrives as the panel sent it', () => {
  const bodies = Object.entries(calls).flatMap(([noun, verbs]) =>
    Object.entries(verbs).flatMap(([verb, { method, body }]) => (method === 'GET' ? [] : [[`${noun}.${verb}`, body] as const])),
  );
  it.each(bodies)('%s', async (_name, body) => {
    await fc.assert(
      fc.asyncProperty(valuesOf(body), async (value) => {
        expect((await post(encodeForm(value as object, body))).statusCode).toBe(200);
        expect(await comparable(read(body))).toEqual(await comparable(value));
      }),
      { numRuns: 10 },
    );
  });

  it('as JSON behind a mark of the byte order', async () => {
    expect((await post(Buffer.from('\uFEFF{"ad":"Ayşe"}'), 'application/json')).statusCode).toBe(200);
    expect(arrived).toEqual({ json: { ad: 'Ayşe' } });
  });

  it('in the letters that a part of a form names, or not at all', async () => {
    const form = (letters: string) => Buffer.from(`--B\r\nContent-Disposition: form-data; name="ad"\r\nContent-Type: text/plain; charset=${letters}\r\n\r\nAy\xfee\r\n--B--\r\n`, 'latin1');
    expect((await post(form('iso-8859-1'), 'multipart/form-data; boundary=B')).statusCode).toBe(200);
    expect(arrived).toEqual({ entries: [['ad', 'Ayþe']] });
    // Read as nothing, a change would be dropped and answered with success.
    expect((await post(form('windows-1254'), 'multipart/form-data; boundary=B')).statusCode).toBe(400);
  });

  const { body } = calls.musteri!.create!;
  it('in the other two forms as well', async () => {
    await fc.assert(
      fc.asyncProperty(valuesOf(body), async (value) => {
        await post(Buffer.from(JSON.stringify(value)), 'application/json');
        expect(read(body)).toEqual(value);
        const pairs = encodeEntries(value as object).map(([key, part]): [string, string] => [key, String(part)]);
        await post(Buffer.from(new URLSearchParams(pairs).toString()), 'application/x-www-form-urlencoded');
        expect(read(body)).toEqual(value);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a body that cannot be read is refused', () => {
  const multipart = (...parts: string[]) => Buffer.from(parts.join('\r\n'));
  const form = 'multipart/form-data; boundary=x';
  const file = 'Content-Disposition: form-data; name="dosya"; filename="a.png"';

  it.each([
    ['JSON that is none', 'application/json', Buffer.from('{"ad":')],
    ['a form without a boundary', 'multipart/form-data', Buffer.from('--x--')],
    ['a form that ends in the middle', form, multipart('--x', 'Content-Disposition: form-data; name="ad"', '', 'Ay')],
    ['a form that ends in the middle of a file', form, multipart('--x', file, '', 'PNG')],
    ['a kind that nobody sends', 'text/xml', Buffer.from('<ad/>')],
  ])('%s', async (_name, type, body) => {
    const reply = await post(body, type);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ success: false, message: 'istekGecersiz' });
  });

  it.each([
    ['JSON', 'application/json', Buffer.from(JSON.stringify({ ad: 'x'.repeat(100_000) }))],
    ['an url-encoded form', 'application/x-www-form-urlencoded', Buffer.from('a=1&'.repeat(30_000))],
    ['a form', form, multipart('--x', 'Content-Disposition: form-data; name="ad"', '', 'x'.repeat(100_000), '--x--')],
    ['a file', form, multipart('--x', file, '', 'x'.repeat(100_000), '--x--')],
  ])('%s that is too large', async (_name, type, body) => {
    const reply = await post(body, type);
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toEqual({ success: false, message: 'istekBuyuk' });
  });

  it('takes a part without a name for no field', async () => {
    const reply = await post(multipart('--x', 'Content-Disposition: form-data', '', 'Ayşe', '--x--'), form);
    expect(reply.statusCode).toBe(200);
  });
});
