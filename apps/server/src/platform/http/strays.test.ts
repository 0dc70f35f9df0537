import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';

/**
 * A server with calls that leave promises behind. It is a process of its own, because in this one the test runner would
 * catch them.
 */
const PROGRAM = `
  import { readConfig } from ${JSON.stringify(new URL('../../config.ts', import.meta.url).href)};
  import { createLogger } from ${JSON.stringify(new URL('../log.ts', import.meta.url).href)};
  import { createHttp } from ${JSON.stringify(new URL('./create-http.ts', import.meta.url).href)};
  import { endOnFaults } from ${JSON.stringify(new URL('./strays.ts', import.meta.url).href)};

  const app = createHttp(readConfig({}), createLogger({ logLevel: 'error' }), {});
  const later = () => new Promise((resolve) => setTimeout(resolve, 10));
  const fail = async () => { await later(); throw new Error('stray'); };
  // This call would never be answered.
  app.post('/stuck', async () => { fail(); await new Promise(() => {}); });
  app.get('/refused', async () => { fail(); throw Object.assign(new Error('no'), { statusCode: 400 }); });
  app.get('/fault', async () => { setTimeout(() => { throw new Error('fault'); }); await new Promise(() => {}); });
  app.get('/well', async () => ({ success: true }));
  endOnFaults(app.log, () => app.close().then(() => process.exit(7)));
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));`;

it('a promise that nobody waits for fails its own request, and a fault ends the server in good order', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  await once(child.stdout, 'data');
  const url = printed.trim();
  const get = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).status;

  expect(await get('/stuck', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).toBe(500);
  expect(await get('/refused')).toBe(400);
  expect(await get('/well')).toBe(200);
  // What the other process prints may come after what it answers.
  await expect.poll(() => printed).toContain('"path":"/stuck","msg":"a promise failed that nobody waited for"');

  const ended = once(child, 'exit');
  expect(await get('/fault')).toBe(500);
  expect(await ended).toEqual([7, null]);
  await expect.poll(() => printed).toContain('"path":"/fault","msg":"unexpected fault"');
});
