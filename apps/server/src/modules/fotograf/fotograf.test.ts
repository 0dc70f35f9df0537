import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fotografCalls } from '@defter/contract/fotograf.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { buildFotograf, PNG } from '../../../test/build-kvkk.ts';
import { useServer, YARIN } from '../../../test/server.ts';

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

/** What a phone makes: lying on its side, with place and device. */
const phonePicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d08' } })
    .withExif({
      IFD0: { Make: 'TelefonMarkasi', Model: 'X200' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 49/1', GPSLongitudeRef: 'E', GPSLongitude: '28/1 58/1 30/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe('a photo', () => {
  it('is kept upright, no larger than needed, and without a word of where and with what it was taken', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi);
    const sent = await phonePicture(4000, 3000);
    expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('TelefonMarkasi');
    const { fotografAdi } = await upload(musteriID, sent);

    const { dosya: buyuk } = await resim(fotografAdi);
    const { dosya: kucuk } = await resim(fotografAdi, 'kucuk');
    for (const dosya of [buyuk!, kucuk!]) {
      const seen = await sharp(dosya).metadata();
      expect([seen.format, seen.exif, seen.xmp, seen.iptc, seen.icc, seen.orientation]).toEqual(['jpeg', undefined, undefined, undefined, undefined, undefined]);
      expect(dosya.toString('latin1')).not.toMatch(/Exif|TelefonMarkasi|GPS|http:\/\/ns\.adobe/);
    }
    expect(await sharp(buyuk).metadata()).toMatchObject({ width: 1536, height: 2048 });
    expect(await sharp(kucuk).metadata()).toMatchObject({ width: 270, height: 360 });
    expect(await list(musteriID)).toMatchObject([{ fotografAdi, tarih: '2026-11-25', genislik: 1536, yukseklik: 2048, ekleyen: 'Deniz Sahip' }]);
  });

  it.each(['png', 'webp'] as const)('may come as %s', async (format) => {
    const { id } = await buildMusteri(server, bayi);
    const data = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#0000' } })[format]().toBuffer();
    const { fotografAdi } = await upload(id, data);
    expect((await sharp((await resim(fotografAdi)).dosya).metadata()).format).toBe('jpeg');
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
    const whole = await phonePicture(400, 300);
    const hostile: [string, Buffer][] = [
      ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')],
      ['svg with a file of the server', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>')],
      ['html', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
      ['gif', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
      ['half a picture', whole.subarray(0, whole.length / 2)],
      ['a head and nothing else', Buffer.concat([whole.subarray(0, 4), Buffer.alloc(4000)])],
      // 60000 × 60000 pixels in a few bytes.
      ['a small file of a huge picture', hugePng()],
    ];
    for (const [name, data] of hostile) expect(await upload(id, data), name).toMatchObject({ status: 422, alanlar: { file: 'resimGecersiz' } });
    expect(await list(id)).toEqual([]);
    expect(await files()).toEqual(before);
  });

  it('is refused when it is too large', async () => {
    const { id } = await buildMusteri(server, bayi);
    expect(await upload(id, Buffer.concat([PNG, Buffer.alloc(16 * 1024 * 1024)]))).toMatchObject({ status: 422, alanlar: { file: 'dosyaBuyuk' } });
  });
});

/** A picture of nothing that says it is 60000 pixels wide and high; its check sum is right. */
function hugePng(): Buffer {
  const data = Buffer.from(PNG);
  data.writeUInt32BE(60_000, 16);
  data.writeUInt32BE(60_000, 20);
  data.writeInt32BE(crc32(data.subarray(12, 29)), 29);
  return data;
}

function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
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
