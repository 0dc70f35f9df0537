import { CompressionType, ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { Hata } from '../../platform/errors/hata.ts';
import { UPRIGHT } from './read-orientation.ts';
import { type PictureHead, readPictureHead } from './read-picture-head.ts';

/** Longest side in pixels: of the picture that is compared on a screen, and of the one in the list. */
const BUYUK = 2048;
const KUCUK = 360;
/** More than any phone takes; a small file can claim to be far larger. */
const MAX_PIXELS = 64_000_000;
const WHITE = Buffer.from([255, 255, 255, 255]);

export type Resimler = { buyuk: Buffer; kucuk: Buffer; genislik: number; yukseklik: number };

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a picture by its bytes and writes it anew in two sizes, upright, as JPEG without anything beside the pixels:
 * no place, no time, no device. The work is done beside the event loop, one picture at a time: the largest take two
 * gigabytes while they lie open.
 * @throws Hata resimGecersiz when it is no picture that can be read, or far too large a one.
 */
export function shrinkFotograf(data: Buffer): Promise<Resimler> {
  const mine = last.then(() => shrink(data));
  last = mine.catch(() => undefined);
  return mine;
}

async function shrink(data: Buffer): Promise<Resimler> {
  try {
    const head = readPictureHead(data);
    const pixels = head.genislik * head.yukseklik;
    if (pixels === 0 || pixels > MAX_PIXELS) throw new Error('Too large a picture');
    const { jpeg: buyuk, ...size } = await resize(data, head, BUYUK, 84);
    const { jpeg: kucuk } = await resize(buyuk, { ...size, orientation: UPRIGHT, alpha: false }, KUCUK, 78);
    return { buyuk, kucuk, ...size };
  } catch {
    // What is wrong with a stranger's file is nobody's concern; that it is no picture is all there is to say.
    throw new Hata('resimGecersiz', { alanlar: { file: 'resimGecersiz' } });
  }
}

async function resize(data: Buffer, head: PictureHead, side: number, quality: number) {
  const scale = Math.min(1, side / Math.max(head.genislik, head.yukseklik));
  const width = Math.max(1, Math.round(head.genislik * scale));
  const height = Math.max(1, Math.round(head.yukseklik * scale));
  // Turned by what was read here, from bare pixels: so the library never parses the EXIF data of a stranger.
  const pixels = await new Transformer(data).fastResize({ width, height, fit: ResizeFit.Fill }).rawPixels();
  const upright = Transformer.fromRgbaPixels(pixels, width, height).rotate(head.orientation);
  const [genislik, yukseklik] = head.orientation < 5 ? [width, height] : [height, width];
  const flat = head.alpha ? onWhite(await upright.png({ compressionType: CompressionType.Fast }), genislik, yukseklik) : upright;
  return { jpeg: await flat.jpeg(quality), genislik, yukseklik };
}

/** What is see-through would be black in a JPEG. */
const onWhite = (png: Buffer, width: number, height: number) =>
  Transformer.fromRgbaPixels(WHITE, 1, 1).resize({ width, height, filter: ResizeFilterType.Nearest, fit: ResizeFit.Fill }).overlay(png, 0, 0);
