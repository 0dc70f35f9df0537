import { readdir } from 'node:fs/promises';
import { dashboardCalls } from '@defter/contract/dashboard.ts';
import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { beforeEach, expect, it } from 'vitest';
import { PNG } from '../../../test/build-kvkk.ts';
import { buildPhonePicture, PLACE } from '../../../test/build-resim.ts';
import { buildBayi, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { sendWhileHeld } from '../../../test/hold.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const ADRES = 'https://ornek.test/bahar.jpg';
const create = async (body: object = {}) =>
  (await server.mustSend(kampanyaCalls.create, { body: { kampanyaAdi: 'Bahar', tumu: true, iskonto: 20, baslangicTarihi: '2026-11-01', bitisTarihi: '2026-11-30', ...body } as never }, bayi)).id;
const upload = (id: number, data: Uint8Array<ArrayBuffer> | Buffer = PNG, kim: { jeton: string } = bayi) => server.send(kampanyaCalls.saveResim, { body: { id, file: new File([new Uint8Array(data)], 'IMG_1.jpg') } }, { jeton: kim.jeton });
const one = async () => (await server.mustSend(kampanyaCalls.list, {}, bayi)).liste[0]!;
const slider = async () => (await server.mustSend(dashboardCalls.sliderResimler, {}, bayi)).liste;
const files = async () => (await readdir(new URL(`${bayi.bayiID}/kampanya/`, server.platform.config.filesUrl)).catch(() => [])).length;

it('is drawn anew, stands on the first page while the campaign runs, and is served by its address alone', async () => {
  const id = await create();
  const { resimUrl } = await upload(id, await buildPhonePicture(4000, 3000));
  const { statusCode, headers, rawPayload } = await server.app.inject({ url: resimUrl });
  expect([statusCode, headers['content-type'], rawPayload.includes(PLACE)]).toEqual([200, 'image/jpeg', false]);
  expect(await slider()).toEqual([{ id, resim: resimUrl, baslik: 'Bahar' }]);
  expect((await server.mustSend(dashboardCalls.bugun, {}, bayi)).sliderResimler).toEqual({ liste: await slider() });
  await server.mustSend(kampanyaCalls.aktif, { body: { id, aktifMi: false } }, bayi);
  expect(await slider()).toEqual([]);
});

it('leaves the fields of a client that knows only these as they are, and is kept when they are saved', async () => {
  const id = await create({ resim: ADRES });
  expect(await one()).toMatchObject({ resim: ADRES, resimUrl: ADRES, surum: 1 });
  const { resimUrl } = await upload(id);
  expect(await one()).toMatchObject({ resim: ADRES, resimUrl, surum: 1 });
  await server.mustSend(kampanyaCalls.update, { body: { id, kampanyaAdi: 'Bahar', resim: '', baslangicTarihi: '2026-11-01', bitisTarihi: '2026-11-30' } as never }, bayi);
  expect(await one()).toMatchObject({ resim: null, resimUrl });
  await server.mustSend(kampanyaCalls.removeResim, { body: { id } }, bayi);
  expect(await one()).toMatchObject({ resim: null, resimUrl: null });
  expect(await server.send(kampanyaCalls.removeResim, { body: { id } }, bayi)).toMatchObject({ status: 404 });
});

it('takes the place of the one before, and goes with its campaign; no file stays', async () => {
  const id = await create();
  expect((await Promise.all([upload(id), upload(id), upload(id)])).map(({ status }) => status)).toEqual([200, 200, 200]);
  await expect.poll(files).toBe(1);
  await server.mustSend(kampanyaCalls.remove, { body: { id } }, bayi);
  await expect.poll(files).toBe(0);
});

it('leaves no file where its campaign is removed while it is uploaded', async () => {
  const id = await create();
  const [yuklenen, silinen] = await sendWhileHeld(
    server,
    (client) => client.query('select from kampanya where id = $1 for update', [id]),
    () => upload(id),
    () => server.send(kampanyaCalls.remove, { body: { id } }, bayi),
  );
  expect([yuklenen.status, silinen.status]).toEqual([200, 200]);
  await expect.poll(files).toBe(0);
});

it('is no file of another kind, and nobody else’s to change', async () => {
  const id = await create();
  for (const data of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), Buffer.from('%PDF-1.7')]) {
    expect(await upload(id, data)).toMatchObject({ status: 422, alanlar: { file: 'resimGecersiz' } });
  }
  const other = await buildBayi(server);
  expect(await upload(id, PNG, other)).toMatchObject({ status: 404 });
  expect(await upload(id, PNG, await buildPersonel(server, bayi, ['satisEkle']))).toMatchObject({ status: 403 });
  expect(await upload(987_654)).toMatchObject({ status: 404 });
  expect(await files()).toBe(0);
});
