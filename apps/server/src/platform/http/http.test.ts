import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, type TestBayi } from '../../../test/build.ts';
import { useOwnServer } from '../../../test/server.ts';

const server = useOwnServer();
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('security headers', () => {
  it('let a page run scripts of ours only, and no other site show it', async () => {
    const { headers } = await get('/api/docs');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toContain('script-src');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('let nobody keep an answer of the API, or take it for a page', async () => {
    for (const url of ['/api/musteri', '/API/yok', '/api/saglik']) {
      const { headers } = await get(url);
      expect(headers['content-security-policy'], url).toContain("default-src 'none'");
      expect(headers['cache-control'], url).toBe('no-store');
    }
  });
});

describe('compression', () => {
  let bayi: TestBayi;
  beforeAll(async () => {
    bayi = await buildBayi(server);
    for (let i = 0; i < 20; i += 1) await buildMusteri(server, bayi);
  });
  const list = (encoding: string, query = '') =>
    get(`/api${musteriCalls.list.path}${query}`, { authorization: `Bearer ${bayi.jeton}`, 'accept-encoding': encoding });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('answers "%s" with %s', async (accepted, encoding, open) => {
    const plain = await list('identity');
    const { headers, rawPayload } = await list(accepted);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(open(rawPayload).toString()).toBe(plain.payload);
  });

  it('leaves a short answer as it is', async () => {
    expect((await list('br', '?sayfaBoyutu=1')).headers['content-encoding']).toBeUndefined();
  });
});

describe('a body', () => {
  it.each([
    ['without a session', '', 'tokenGecersiz'],
    ['of a session that is none', 'authorization: Bearer yok\r\n', 'tokenGecersiz'],
  ])('%s is refused before any of it is sent', async (_, session, message) => {
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    const head = ['POST /api/musteri HTTP/1.1', 'host: salon.test', 'content-type: application/json', `content-length: ${1024 * 1024}`];
    socket.write(`${head.join('\r\n')}\r\n${session}\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1.1 401 /);
    expect(answer.toString()).toContain(message);
  });
});

describe('health', () => {
  it('is well with a database of the right schema, and not with an older one', async () => {
    for (const url of ['/api/saglik', '/api/saglik/canli', '/api/saglik/hazir']) expect((await get(url)).statusCode, url).toBe(200);
    const { pool } = server.platform.database;
    await pool.query("update goc set ad = '0000_eski.sql' where ad = (select max(ad) from goc)");
    expect((await get('/api/saglik/hazir')).statusCode).toBe(503);
    expect((await get('/api/saglik/canli')).statusCode).toBe(200);
    expect(server.logged()).toContain('not ready: the schema is another');
  });
});

describe('metrics', () => {
  it('name calls and never people', async () => {
    await get('/api/musteri?ara=Ayşe');
    await get('/api/musteri/4711/telefonlar');
    const { payload } = await get('/api/metrics');
    expect(payload).toContain('path="/api/musteri/:id/telefonlar",status="401"');
    expect(payload).toContain('defter_database_connections{state="idle"}');
    expect(payload).not.toMatch(/\/4711|Ayşe|%C5/);
  });

  it('are told to this machine only', async () => {
    expect((await get('/api/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
    const remote = await server.app.inject({ url: '/api/metrics', remoteAddress: '203.0.113.9' });
    expect(remote.statusCode).toBe(404);
  });
});

describe('the description of the wire', () => {
  it('has every call that is served, with its permission', async () => {
    const { paths } = (await get('/api/openapi.json')).json() as { paths: Record<string, Record<string, { 'x-yetki': unknown }>> };
    for (const { method, path, yetki } of server.platform.served) {
      expect(paths[path]?.[method.toLowerCase()]?.['x-yetki'], `${method} ${path}`).toEqual(yetki);
    }
  });

  it('can be read by people', async () => {
    const { headers, payload } = await get('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { path } of server.platform.served) expect(payload).toContain(`<code>${path}</code>`);
    expect(payload).not.toContain('<script');
  });
});

it('answers an address that is none in the same words as every refusal', async () => {
  for (const [url, status, message] of [['/api/yok', 404, 'bulunamadi'], ['/api/%zz', 400, 'istekGecersiz']] as const) {
    const reply = await get(url);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({ success: false, message });
  }
});
