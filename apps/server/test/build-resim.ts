import { Transformer } from '@napi-rs/image';
import { PNG } from './build-kvkk.ts';

const hex = (...parts: string[]) => Buffer.from(parts.join('').replaceAll(' ', ''), 'hex');

/** 41° 0′ 49″, as EXIF writes it. */
export const PLACE = hex('00000029 00000001', '00000000 00000001', '00000031 00000001');

/** The EXIF data of a phone: its maker, how it was held (1–8), where it was. */
function exif(orientation: number): Buffer {
  const head = hex(
    '4d4d 002a 00000008',
    '0003',
    '010f 0002 0000000f 00000032',
    `0112 0003 00000001 ${orientation.toString(16).padStart(4, '0')} 0000`,
    '8825 0004 00000001 00000042',
    '00000000',
  );
  const gps = hex('0002', '0001 0002 00000002 4e000000', '0002 0005 00000003 00000060', '00000000');
  return Buffer.concat([Buffer.from('Exif\0\0'), head, Buffer.from('TelefonMarkasi\0\0'), gps, PLACE]);
}

/** Pixels in one colour, the upper left quarter in another. */
function buildPixels(width: number, height: number): Transformer {
  const pixels = Buffer.alloc(width * height * 4, Buffer.from([220, 220, 220, 255]));
  const part = Buffer.alloc((width / 2) * 4, Buffer.from([200, 0, 0, 255]));
  for (let row = 0; row < height / 2; row += 1) part.copy(pixels, row * width * 4);
  return Transformer.fromRgbaPixels(pixels, width, height);
}

/** A picture as a phone makes it: rotated as given, with place and device; red at the upper left of the sensor. */
export async function buildPhonePicture(width: number, height: number, orientation = 6): Promise<Buffer> {
  const jpeg = await buildPixels(width, height).jpeg();
  const data = exif(orientation);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(data.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), hex('ffe1'), size, data, jpeg.subarray(2)]);
}

/** A fully transparent picture. */
export const buildClear = (width: number, height: number): Transformer => Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4), width, height);

/** The marks of the segments before the pixels of a JPEG, e.g. e0 for JFIF and e1 for EXIF. */
export function segmentsOf(jpeg: Buffer): string[] {
  const marks: string[] = [];
  for (let at = 2; jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2)) marks.push(jpeg.toString('hex', at + 1, at + 2));
  return marks;
}

/** A picture of nothing that says it is 60000 pixels wide and high; its check sum is right. */
export function hugePng(): Buffer<ArrayBuffer> {
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
