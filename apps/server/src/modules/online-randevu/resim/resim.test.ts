import { readdir } from 'node:fs/promises';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { EN_COK_SALON_RESMI, onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { Transformer } from '@napi-rs/image';
import { beforeEach, expect, it } from 'vitest';
import { buildPhonePicture, PLACE } from '../../../../test/build-resim.ts';
import { PNG } from '../../../../test/build-kvkk.ts';
import { buildBayi, buildPersonel, type TestBayi } from '../../../../test/build.ts';
import { buildSayfa, type TestSayfa } from '../../../../test/build-sayfa.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let sayfa: TestSayfa;
beforeEach(async () => {
  bayi = await buildBayi(server);
  sayfa = await buildSayfa(server, bayi);
});

const upload = (body: object = {}, data: Uint8Array<ArrayBuffer> | Buffer = PNG, kim: { jeton: string } = bayi) =>
  server.send(onlineRandevuCalls.createResim, { body: { tur: 'salon', file: new File([new Uint8Array(data)], 'IMG_1.jpg'), ...body } }, { jeton: kim.jeton });
const page = () => server.send(sayfaCalls.get, { params: { kod: sayfa.kod } });
const files = async () => (await readdir(new URL(`${bayi.bayiID}/sayfa/`, server.platform.config.filesUrl)).catch(() => [])).length;

it('stands on the page for everybody, fitted, upright, and without a word of where it was taken', async () => {
  await upload({ tur: 'kapak', aciklama: 'Giriş' }, await buildPhonePicture(4000, 3000));
  await upload({ aciklama: 'Masaj odası' });
  await upload();
  const { kapak, resimler } = await page();
  expect(kapak).toMatchObject({ genislik: 960, yukseklik: 1280, aciklama: 'Giriş' });
  expect(resimler.map(({ aciklama }) => aciklama)).toEqual(['Masaj odası', null]);
  for (const [url, side] of [[kapak!.buyuk, 1280], [kapak!.kucuk, 640]] as const) {
    const { statusCode, headers, rawPayload } = await server.app.inject({ url });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await new Transformer(rawPayload).metadata()).height).toBe(side);
    expect(rawPayload.includes(PLACE)).toBe(false);
  }
});

it('at the head takes the place of the one before, whose files go', async () => {
  const first = await upload({ tur: 'kapak' });
  const { kapak } = await page();
  await upload({ tur: 'kapak', aciklama: 'Yeni' });
  expect((await page()).kapak).toMatchObject({ aciklama: 'Yeni' });
  await expect.poll(files).toBe(2);
  expect((await server.app.inject({ url: kapak!.buyuk })).statusCode).toBe(404);
  expect(await server.send(onlineRandevuCalls.removeResim, { body: { id: first.id } }, bayi)).toMatchObject({ status: 404 });
});

it('of the rooms is there six times at most, however many come at once, and leaves no file behind', async () => {
  const answers = await Promise.all(Array.from({ length: EN_COK_SALON_RESMI }, () => upload()));
  expect(answers.map(({ status }) => status)).toEqual(Array.from(answers, () => 200));
  expect(await upload()).toMatchObject({ status: 409, message: 'resimSiniri', alanlar: { file: 'resimSiniri' } });
  expect((await page()).resimler).toHaveLength(EN_COK_SALON_RESMI);
  await expect.poll(files).toBe(2 * EN_COK_SALON_RESMI);
  await server.send(onlineRandevuCalls.removeResim, { body: { id: answers[2]!.id } }, bayi);
  await expect.poll(files).toBe(2 * EN_COK_SALON_RESMI - 2);
  expect((await upload()).status).toBe(200);
});

it('gets other words, and the record log tells of all of it', async () => {
  const { id } = await upload({ aciklama: 'Giris' });
  expect((await server.send(onlineRandevuCalls.updateResim, { body: { id, aciklama: 'Giriş' } }, bayi)).status).toBe(200);
  expect((await page()).resimler).toMatchObject([{ aciklama: 'Giriş' }]);
  await server.send(onlineRandevuCalls.removeResim, { body: { id } }, bayi);
  expect((await page()).resimler).toEqual([]);
  const { liste } = await server.send(kayitGunluguCalls.list, { query: { baslangic: '2020-01-01' } }, bayi);
  const told = liste.filter(({ nesne }) => nesne === 'randevuSayfasi').slice(0, 3).map(({ degisim }) => degisim.find(({ alan }) => alan === 'resimAciklamasi'));
  expect(told).toMatchObject([{ once: 'Giriş', sonra: null }, { once: 'Giris', sonra: 'Giriş' }, { once: null, sonra: 'Giris' }]);
});

it('is no file of another kind, and nobody else’s to change', async () => {
  for (const data of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), Buffer.from('%PDF-1.7')]) {
    expect(await upload({}, data)).toMatchObject({ status: 422, alanlar: { file: 'resimGecersiz' } });
  }
  expect(await files()).toBe(0);
  const { id } = await upload();
  const name = (await page()).resimler[0]!.buyuk.split('/').at(-1)!;
  for (const url of [`/api/dosya/${bayi.bayiID}/sayfa/../fotograf/${name}`, `/api/dosya/${bayi.bayiID}/fotograf/${name}`, `/api/dosya/${bayi.bayiID + 1}/sayfa/${name}`, `/api/dosya/${bayi.bayiID}/sayfa/`]) {
    expect((await server.app.inject({ url })).statusCode, url).toBe(404);
  }
  const other = await buildBayi(server);
  expect((await server.send(onlineRandevuCalls.removeResim, { body: { id } }, other)).status).toBe(404);
  expect((await server.send(onlineRandevuCalls.updateResim, { body: { id, aciklama: 'x' } }, other)).status).toBe(404);
  expect((await upload({}, PNG, await buildPersonel(server, bayi, ['randevuDuzenle']))).status).toBe(403);
});
