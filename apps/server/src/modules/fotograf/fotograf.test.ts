import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FOTOGRAF_MIB, fotografCalls } from '@defter/contract/fotograf.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { Transformer } from '@napi-rs/image';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { buildFotograf, PNG } from '../../../test/build-kvkk.ts';
import { buildClear, buildPhonePicture, hugePng, PLACE, segmentsOf } from '../../../test/build-resim.ts';
import { useServer, YARIN } from '../../../test/server.ts';
import { shrinkFotograf } from './save-fotograf.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const list = async (id: number, jeton = bayi.jeton) => (await server.send(fotografCalls.list, { params: { id } }, { jeton })).liste;
const resim = (fotografAdi: string, boy: 'kucuk' | 'buyuk' = 'buyuk', jeton = bayi.jeton) =>
  server.send(fotografCalls.resim, { params: { fotografAdi }, query: { boy } }, { jeton });
const upload = (musteriID: number, data: Uint8Array<ArrayBuffer> | Buffer, rest: object = {}) =>
  server.send(
    fotografCalls.create,
    { body: { musteriID, file: new File([new Uint8Array(data)], 'IMG_0001.jpg', { type: 'image/jpeg' }), ...rest } },
    { jeton: bayi.jeton },
  );
const files = () => readdir(new URL(`${bayi.bayiID}/fotograf/`, server.platform.config.filesUrl)).catch(() => []);

/** The colour at a place that is given in parts of width and height. */
async function colourAt(jpeg: Buffer, x: number, y: number): Promise<number[]> {
  const picture = new Transformer(jpeg);
  const [pixels, { width, height }] = [await picture.rawPixels(), await picture.metadata()];
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3;
  return [...pixels.subarray(at, at + 3)];
}
const isRed = ([red = 0, green = 0]: number[]) => red > 150 && green < 60;

describe('a photo', () => {
  it('is kept upright, no larger than needed, and without a word of where and with what it was taken', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi);
    const sent = await buildPhonePicture(4000, 3000);
    expect(await new Transformer(sent).metadata(true)).toMatchObject({
      orientation: 6,
      exif: { Manufacturer: 'TelefonMarkasi', 'GPS latitude': '41°0\'49.00" N' },
    });
    expect(sent.includes(PLACE)).toBe(true);
    const { fotografAdi } = await upload(musteriID, sent);

    const { dosya: buyuk } = await resim(fotografAdi);
    const { dosya: kucuk } = await resim(fotografAdi, 'kucuk');
    for (const dosya of [buyuk!, kucuk!]) {
      // Of all that may stand beside the pixels only the mark that it is a JPEG.
      expect(segmentsOf(dosya).filter((mark) => mark >= 'e0')).toEqual(['e0']);
      expect(dosya.includes(PLACE)).toBe(false);
      expect(dosya.toString('latin1')).not.toMatch(/Exif|TelefonMarkasi|GPS|http:\/\/ns\.adobe/);
      // The upper left of a phone that was held upright is the upper right of the picture.
      expect([isRed(await colourAt(dosya, 0.75, 0.25)), isRed(await colourAt(dosya, 0.25, 0.25)), isRed(await colourAt(dosya, 0.75, 0.75))]).toEqual([true, false, false]);
    }
    expect(await new Transformer(buyuk!).metadata()).toMatchObject({ format: 'jpeg', width: 1536, height: 2048 });
    expect(await new Transformer(kucuk!).metadata()).toMatchObject({ format: 'jpeg', width: 270, height: 360 });
    expect(await list(musteriID)).toMatchObject([{ fotografAdi, tarih: '2026-11-25', genislik: 1536, yukseklik: 2048, ekleyen: 'Deniz Sahip' }]);
  });

  it.each(['png', 'webp'] as const)('may come as %s, and is white where it is see-through', async (format) => {
    const { id } = await buildMusteri(server, bayi);
    const { fotografAdi } = await upload(id, await buildClear(40, 30)[format]());
    const { dosya } = await resim(fotografAdi);
    expect(await new Transformer(dosya!).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
    expect(await colourAt(dosya!, 0.5, 0.5)).toEqual([255, 255, 255]);
  });

  it.each([
    [1, [0.25, 0.25]],
    [2, [0.75, 0.25]],
    [3, [0.75, 0.75]],
    [4, [0.25, 0.75]],
    [5, [0.25, 0.25]],
    [6, [0.75, 0.25]],
    [7, [0.75, 0.75]],
    [8, [0.25, 0.75]],
    // What no camera means is as good as nothing.
    [0, [0.25, 0.25]],
    [99, [0.25, 0.25]],
  ] as const)('is turned as orientation %i says', async (orientation, [x, y]) => {
    const { id } = await buildMusteri(server, bayi);
    const { fotografAdi } = await upload(id, await buildPhonePicture(64, 48, orientation));
    const { dosya } = await resim(fotografAdi);
    expect(isRed(await colourAt(dosya!, x, y))).toBe(true);
    expect(isRed(await colourAt(dosya!, 1 - x, 1 - y))).toBe(false);
    const lies = orientation >= 5 && orientation <= 8;
    expect(await new Transformer(dosya!).metadata()).toMatchObject(lies ? { width: 48, height: 64 } : { width: 64, height: 48 });
  });

  it('stands at its own day, the newest first', async () => {
    const { id } = await buildMusteri(server, bayi);
    for (const tarih of ['2026-03-01', '2026-11-20', '2025-12-31']) await upload(id, Buffer.from(PNG), { tarih });
    expect((await list(id)).map(({ tarih }) => tarih)).toEqual(['2026-11-20', '2026-03-01', '2025-12-31']);
    expect(await upload(id, Buffer.from(PNG), { tarih: YARIN })).toMatchObject({ status: 422, message: 'tarihIleri' });
  });

  it('goes with its files', async () => {
    const { id, fotografAdi, musteriID } = await buildFotograf(server, bayi);
    const before = await files();
    const remove = (body: object) => server.send(fotografCalls.remove, { body }, { jeton: bayi.jeton });
    expect(await remove({ id, fotografAdi: (await buildFotograf(server, bayi)).fotografAdi })).toMatchObject({ status: 404 });
    expect(await remove({ id, fotografAdi })).toMatchObject({ status: 200 });
    expect(await list(musteriID)).toEqual([]);
    expect((await resim(fotografAdi)).status).toBe(404);
    // The other one that was made in between has two as well.
    await expect.poll(async () => (await files()).length).toBe(before.length);
  });
});

describe('what is no picture', () => {
  it('is refused, whatever it calls itself, and leaves nothing behind', async () => {
    const { id } = await buildMusteri(server, bayi);
    const before = await files();
    const whole = await buildPhonePicture(400, 300);
    const hostile: [string, Buffer][] = [
      ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')],
      ['svg with a file of the server', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>')],
      ['html', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
      ['gif', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
      ['half a picture', whole.subarray(0, whole.length / 2)],
      ['a head and nothing else', Buffer.concat([whole.subarray(0, 4), Buffer.alloc(4000)])],
      ['a JPEG of two sizes', twoSizes(whole)],
    ];
    for (const [name, data] of hostile) expect(await upload(id, data), name).toMatchObject({ status: 422, alanlar: { file: 'resimGecersiz' } });
    expect(await list(id)).toEqual([]);
    expect(await files()).toEqual(before);
  });

  it('is refused by what it says of its size, before anything is opened', async () => {
    const { id } = await buildMusteri(server, bayi);
    const whole = await buildPhonePicture(400, 300);
    // 60000 × 60000 pixels in a few bytes.
    for (const data of [hugePng(), hugeJpeg(whole), await hugeWebp(), sizedJpeg(whole, 9248, 6936)]) {
      expect(await upload(id, data)).toMatchObject({ status: 422, message: 'resimCokBuyuk', alanlar: { file: 'resimCokBuyuk' } });
    }
    expect(await list(id)).toEqual([]);
  });

  it('is refused while too many wait, one at a time being worked on', async () => {
    const { id } = await buildMusteri(server, bayi);
    const whole = await buildPhonePicture(1200, 900);
    const replies = await Promise.allSettled(Array.from({ length: 30 }, () => shrinkFotograf(whole)));
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(replies.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { kod: 'cokFazlaIstek' } });
    expect((await upload(id, whole)).status).toBe(200);
  });

  it('is refused when it is too large', async () => {
    const { id } = await buildMusteri(server, bayi);
    expect(await upload(id, Buffer.concat([PNG, Buffer.alloc(FOTOGRAF_MIB * 1024 * 1024)]))).toMatchObject({ status: 422, alanlar: { file: 'dosyaBuyuk' } });
  });
});

const frameOf = (jpeg: Buffer) => jpeg.indexOf(Buffer.from([0xff, 0xc0]));

function sizedJpeg(whole: Buffer, width: number, height: number): Buffer {
  const data = Buffer.from(whole);
  data.writeUInt16BE(height, frameOf(data) + 5);
  data.writeUInt16BE(width, frameOf(data) + 7);
  return data;
}
const hugeJpeg = (whole: Buffer) => sizedJpeg(whole, 60_000, 60_000);

async function hugeWebp(): Promise<Buffer> {
  const data = Buffer.from(await buildClear(40, 30).webp());
  expect(data.toString('latin1', 12, 16)).toBe('VP8X');
  data.writeUIntLE(60_000, 24, 3);
  data.writeUIntLE(60_000, 27, 3);
  return data;
}

/** Says a modest size first and a huge one after it. */
function twoSizes(whole: Buffer): Buffer {
  const frame = frameOf(whole);
  const end = frame + 2 + whole.readUInt16BE(frame + 2);
  return Buffer.concat([whole.subarray(0, end), hugeJpeg(whole).subarray(frame)]);
}

describe('who sees it', () => {
  it('is who may see photos in the same bayi, and nobody without a session', async () => {
    const { fotografAdi, musteriID } = await buildFotograf(server, bayi);
    const other = await buildBayi(server);
    const uzman = await buildPersonel(server, bayi, ['musteriFotograf']);
    const sekreter = await buildPersonel(server, bayi, ['musteriGoruntule', 'musteriDuzenle']);
    expect((await resim(fotografAdi, 'kucuk', uzman.jeton)).status).toBe(200);
    expect(await resim(fotografAdi, 'kucuk', sekreter.jeton)).toMatchObject({ status: 403, message: 'yetkiYok' });
    expect(await resim(fotografAdi, 'kucuk', other.jeton)).toMatchObject({ status: 404 });
    const { statusCode } = await server.app.inject({ url: `/api/musteri/fotograf/${fotografAdi}` });
    expect(statusCode).toBe(401);
    expect((await server.send(fotografCalls.list, { params: { id: musteriID } }, { jeton: sekreter.jeton })).status).toBe(403);
  });

  it('is nobody by the address of the file itself', async () => {
    await buildFotograf(server, bayi);
    const [name = ''] = await files();
    expect(fileURLToPath(new URL(`${bayi.bayiID}/fotograf/${name}`, server.platform.config.filesUrl))).toContain(name);
    for (const url of [`/api/dosya/${bayi.bayiID}/fotograf/${name}`, `/api/dosya/${bayi.bayiID}/avatar/${name}`]) {
      expect((await server.app.inject({ url, headers: { authorization: `Bearer ${bayi.jeton}` } })).statusCode, url).toBe(404);
    }
  });
});

it('takes no photo of a person who was made unrecognisable', async () => {
  const { id } = await buildMusteri(server, bayi);
  await server.send(kvkkCalls.anonimlestir, { body: { id } }, { jeton: bayi.jeton });
  expect(await upload(id, Buffer.from(PNG))).toMatchObject({ status: 409, message: 'musteriAnonim' });
});
