import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createLogger } from '../log.ts';
import { createHttp } from './create-http.ts';
import { registerPanel } from './panel.ts';

let app: FastifyInstance;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'defter-panel-'));
  app = createHttp(readConfig({}), createLogger({ logLevel: 'silent' }), {});
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a built panel', () => {
  const SCRIPT = 'export const defter = 1;';
  beforeEach(async () => {
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Defter</title>');
    await writeFile(join(folder, '.stamp'), 'gizli');
    await writeFile(join(folder, 'assets', 'panel-a1.js'), SCRIPT);
    await writeFile(join(folder, 'assets', 'panel-a1.js.br'), brotliCompressSync(SCRIPT));
    registerPanel(app, folder);
  });

  it('is found from the bare address, and asked for anew each time', async () => {
    expect((await get('/')).headers.location).toBe('/plus/');
    for (const url of ['/plus', '/plus/', '/plus/index.html', '/PLUS/']) {
      const { payload, headers } = await get(url);
      expect(payload, url).toContain('<title>Defter</title>');
      expect(headers['cache-control'], url).toBe('no-cache');
    }
  });

  it('names its frame in the header for whoever has a session, and for nobody else', async () => {
    const manifest = {
      'index.html': { file: 'assets/index-a1.js', imports: ['_libraries'] },
      _libraries: { file: 'assets/libraries-b2.js' },
      _first: { file: 'assets/first-c3.js', css: ['assets/first-e5.css'], imports: ['_libraries'] },
      'src/app/shell/Shell.tsx': { file: 'assets/Shell-d4.js', imports: ['index.html', '_first'] },
    };
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
    const built = createHttp(readConfig({}), createLogger({ logLevel: 'silent' }), {});
    registerPanel(built, folder);
    const linkFor = async (url: string, cookie?: string) => (await built.inject({ url, headers: cookie ? { cookie } : {} })).headers.link as string | undefined;
    for (const url of ['/plus', '/plus/'])
      expect((await linkFor(url, 'dil=tr; defter=%7B%7D'))?.split(', '), url).toEqual([
        '</plus/assets/Shell-d4.js>; rel=modulepreload',
        '</plus/assets/first-c3.js>; rel=modulepreload',
        '</plus/assets/first-e5.css>; rel=preload; as=style; crossorigin',
      ]);
    expect(await linkFor('/plus/')).toBeUndefined();
    expect(await linkFor('/plus/', 'defter-tarayici=1')).toBeUndefined();
    expect(await linkFor('/plus/assets/panel-a1.js', 'defter=%7B%7D')).toBeUndefined();
    await built.close();
    expect((await get('/plus/', { cookie: 'defter=%7B%7D' })).headers.link, 'a build without it').toBeUndefined();
  });

  it('has parts that are kept for ever and come compressed from the build', async () => {
    const plain = await get('/plus/assets/panel-a1.js');
    expect(plain.payload).toBe(SCRIPT);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const packed = await get('/plus/assets/panel-a1.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(packed.headers['content-type']).toContain('javascript');
    expect(packed.rawPayload).toEqual(brotliCompressSync(SCRIPT));
  });

  it('has the page of every salon beside it, which our own pages alone may show within them', async () => {
    await mkdir(join(folder, 'r', 'assets'), { recursive: true });
    await writeFile(join(folder, 'r', 'index.html'), '<!doctype html><title>Online randevu</title>');
    await writeFile(join(folder, 'r', 'assets', 'sayfa-b2.js'), SCRIPT);
    for (const url of ['/r/isil-guzellik', '/r/hic-olmayan/', '/R/Isil']) {
      const { payload, headers } = await get(url);
      expect(payload, url).toContain('<title>Online randevu</title>');
      expect(headers['cache-control'], url).toBe('no-cache');
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'self'");
      expect(headers['content-security-policy'], url).toContain("default-src 'self'");
    }
    expect((await get('/r/isil"x')).headers.link).toBe('</api/r/isil%22x>; rel=preload; as=fetch; crossorigin');
    expect((await get('/r/r')).headers.link).toBeUndefined();
    expect((await get('/r/r')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await get('/plus/')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await get('/plus/r/assets/sayfa-b2.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/r/isil/../../etc/passwd')).statusCode).toBe(404);
  });

  it('shows nothing beside itself', async () => {
    for (const url of ['/plus/.stamp', '/plus/assets/', '/plus/yok.js', '/plus/%2e%2e/%2e%2e/etc/passwd', '/plus/..%2f..%2fetc/passwd']) {
      expect([400, 403, 404], url).toContain((await get(url)).statusCode);
    }
  });
});

it('says what to do when the panel is not built', async () => {
  registerPanel(app, folder);
  const { statusCode, payload } = await get('/plus/');
  expect(statusCode).toBe(503);
  expect(payload).toContain('npm run build');
});
