import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fotografCalls } from '@defter/contract/fotograf.ts';
import { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { buildBayi, buildMusteri, type TestBayi } from '../../../test/build.ts';
import { PNG } from '../../../test/build-kvkk.ts';
import { useOwnServer } from '../../../test/server.ts';
import { UPLOADS } from './uploads.ts';

const server = useOwnServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});
afterEach(() => vi.restoreAllMocks());

const failure = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });
const upload = (musteriID: number, extra = 0) =>
  server.send(fotografCalls.create, { body: { musteriID, file: new File([new Uint8Array(PNG), new Uint8Array(extra)], 'a.png', { type: 'image/png' }) } }, { jeton: bayi.jeton });
const files = () => readdir(fileURLToPath(new URL(`${bayi.bayiID}/fotograf/`, server.platform.config.filesUrl))).catch(() => []);

it.each(['ECONNREFUSED', 'ECONNRESET'])('says that the records cannot be reached when the database answers %s', async (code) => {
  await server.send(musteriCalls.list, {}, bayi);
  vi.spyOn(server.platform.database.pool, 'connect').mockRejectedValue(failure(code, 'connect') as never);
  expect(await server.send(musteriCalls.list, {}, bayi)).toMatchObject({ status: 503, success: false, message: 'kayitlaraUlasilamiyor' });
});

it('says so when the connection ends under a statement', async () => {
  await server.send(musteriCalls.list, {}, bayi);
  const end = () => server.house(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'defter' and datname = current_database()`);
  await expect(end()).rejects.toThrow();
  const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await server.send(musteriCalls.list, {}, bayi)).status));
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

it('says that the disk is full, and leaves no half of a photo', async () => {
  const { id } = await buildMusteri(server, bayi);
  await upload(id);
  const before = await files();
  const put = server.platform.files.put;
  let puts = 0;
  vi.spyOn(server.platform.files, 'put').mockImplementation((file) => {
    puts += 1;
    return puts === 2 ? Promise.reject(failure('ENOSPC', 'write')) : put(file);
  });
  expect(await upload(id)).toMatchObject({ status: 503, message: 'diskDolu' });
  expect(puts).toBe(2);
  expect(await files()).toEqual(before);
});

it('refuses a file that can be put nowhere, and goes on', async () => {
  const { id } = await buildMusteri(server, bayi);
  const folder = join(server.platform.config.dataDir, UPLOADS);
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, '');
  expect(await upload(id, 5_000_000)).toMatchObject({ status: 503, message: 'diskDolu' });
  await rm(folder);
  expect((await upload(id)).status).toBe(200);
});

it.each([
  ['gone', 'ENOENT', 'open'],
  ['no folder', 'ENOTDIR', 'mkdir'],
  ['of somebody else', 'EACCES', 'open'],
])('says that nothing can be kept where the folder of the photos is %s', async (_, code, syscall) => {
  const { id } = await buildMusteri(server, bayi);
  vi.spyOn(server.platform.files, 'put').mockRejectedValue(failure(code, syscall));
  expect(await upload(id)).toMatchObject({ status: 503, message: 'diskDolu' });
});

it('leaves no photo without its row when the row is refused', async () => {
  const before = await files();
  expect((await upload(999_999_999)).status).toBe(404);
  expect(await files()).toEqual(before);
});

it('answers a long name of itself as any other', async () => {
  const ask = (host: string) => server.app.inject({ url: `/api${girisCikisCalls.qr.path}`, headers: { authorization: `Bearer ${bayi.jeton}`, host } });
  const usual = await ask('salon.test');
  expect((await ask(`${'a'.repeat(8000)}.test`)).statusCode).toBe(usual.statusCode);
  expect(usual.statusCode).toBeLessThan(500);
});
