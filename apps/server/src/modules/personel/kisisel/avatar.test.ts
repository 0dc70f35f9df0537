import { authCalls } from '@defter/contract/auth.ts';
import { beforeAll, expect, it } from 'vitest';
import { buildGiris, signIn } from '../../../../test/auth.ts';
import { Transformer } from '@napi-rs/image';
import { buildClear, buildPhonePicture, hugePng, PLACE } from '../../../../test/build-resim.ts';
import { buildBayi, type TestBayi } from '../../../../test/build.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

const upload = (jeton: string, data: Buffer, name = 'ben.png') =>
  server.send(authCalls.avatar, { body: { avatar: new File([new Uint8Array(data)], name, { type: 'image/png' }) } }, { jeton });
const get = (url: string) => server.app.inject({ url });

it.each([
  ['PNG', 'image/png', () => buildClear(900, 600).png()],
  ['JPEG', 'image/jpeg', () => buildPhonePicture(900, 600, 1)],
  ['WebP', 'image/png', () => buildClear(900, 600).webp()],
] as const)('draws a %s anew, no larger than needed, and shows it without a session', async (_, type, build) => {
  const { jeton } = await buildGiris(server, bayi);
  const { status, avatar } = await upload(jeton, await build(), 'resim.gif');
  expect(status).toBe(200);
  const response = await get(avatar);
  expect(response.statusCode).toBe(200);
  expect(await new Transformer(response.rawPayload).metadata()).toMatchObject({ width: 512, height: 341 });
  expect(response.rawPayload.includes(PLACE)).toBe(false);
  expect(response.headers).toMatchObject({ 'content-type': type, 'cache-control': expect.stringContaining('immutable'), 'x-content-type-options': 'nosniff' });
});

it('refuses a picture by what it says of its size, and half of one, and keeps neither', async () => {
  const { jeton } = await buildGiris(server, bayi);
  const whole = await buildPhonePicture(400, 300);
  expect(await upload(jeton, hugePng())).toMatchObject({ status: 422, message: 'resimCokBuyuk', alanlar: { avatar: 'resimCokBuyuk' } });
  expect(await upload(jeton, whole.subarray(0, whole.length / 2))).toMatchObject({ status: 422, alanlar: { avatar: 'resimGecersiz' } });
});

it('goes with the person who signs in, and takes the place of the one before', async () => {
  const { jeton, kullaniciAdi } = await buildGiris(server, bayi);
  const first = await upload(jeton, PNG);
  const second = await upload(jeton, await buildPhonePicture(64, 48));
  expect((await signIn(server, kullaniciAdi)).avatar).toBe(second.avatar);
  await expect.poll(async () => (await get(first.avatar)).statusCode).toBe(404);
  expect((await get(second.avatar)).statusCode).toBe(200);
});

it('refuses what is no picture, whatever it calls itself, and what is too large', async () => {
  const { jeton } = await buildGiris(server, bayi);
  expect(await upload(jeton, Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({ status: 422, alanlar: { avatar: 'resimGecersiz' } });
  expect(await upload(jeton, Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]))).toMatchObject({ status: 422, alanlar: { avatar: 'dosyaBuyuk' }, veri: { n: 5 } });
  expect(await upload(jeton, Buffer.concat([PNG, Buffer.alloc(26 * 1024 * 1024)]))).toMatchObject({ status: 413, message: 'istekBuyuk' });
});

it('shows nothing but pictures', async () => {
  for (const url of ['/api/dosya/1/avatar/..%2F..%2Fgizli.png', '/api/dosya/1/evrak/a.png', '/api/dosya/1/avatar/a.png', '/api/dosya/']) {
    expect((await get(url)).statusCode, url).toBe(404);
  }
});
