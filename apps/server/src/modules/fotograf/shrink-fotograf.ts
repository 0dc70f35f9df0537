import { CompressionType, ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { AppError } from '../../platform/errors/app-error.ts';
import { UPRIGHT } from './read-orientation.ts';
import { type PictureHead, readPictureHead } from './read-picture-head.ts';

/** Longest side in pixels: of the picture that is compared on a screen, and of the one in the list. */
const BUYUK = 2048;
const KUCUK = 360;
/**
 * Pixels that are opened at most; a small file can claim to be far larger. A JPEG takes 15 bytes each while it is worked on,
 * the others up to 32: either way less than a gigabyte. Cameras make up to 50 megapixels, and those in JPEG.
 */
const MAX_JPEG_PIXELS = 50_500_000;
const MAX_PIXELS = 25_000_000;
/** Pictures that may wait for the one being worked on; each lies in memory. */
const MAX_WAITING = 6;
const WHITE = Buffer.from([255, 255, 255, 255]);

export type Resimler = { buyuk: Buffer; kucuk: Buffer; genislik: number; yukseklik: number };

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Reads a picture by its bytes and writes it anew in two sizes, upright, as JPEG without anything beside the pixels:
 * no place, no time, no device. The work is done beside the event loop, one picture at a time in a process.
 * @throws AppError resimGecersiz when it is no picture that can be read, resimCokBuyuk when its pixels are too many,
 * cokFazlaIstek when too many wait already.
 */
export async function shrinkFotograf(data: Buffer): Promise<Resimler> {
  const head = checkHead(data);
  if (waiting >= MAX_WAITING) throw new AppError('cokFazlaIstek');
  waiting += 1;
  const mine = last.then(() => shrink(data, head)).finally(() => {
    waiting -= 1;
  });
  last = mine.catch(() => undefined);
  return mine;
}

// What is wrong with a stranger's file is nobody's concern; that it is no picture is all there is to say.
const refuse = (neden: 'resimGecersiz' | 'resimCokBuyuk') => new AppError(neden, { alanlar: { file: neden } });

function checkHead(data: Buffer): PictureHead {
  let head: PictureHead;
  try {
    head = readPictureHead(data);
  } catch {
    throw refuse('resimGecersiz');
  }
  const pixels = head.genislik * head.yukseklik;
  if (pixels === 0) throw refuse('resimGecersiz');
  if (pixels > (head.alpha ? MAX_PIXELS : MAX_JPEG_PIXELS)) throw refuse('resimCokBuyuk');
  return head;
}

async function shrink(data: Buffer, head: PictureHead): Promise<Resimler> {
  try {
    const { jpeg: buyuk, ...size } = await resize(data, head, BUYUK, 84);
    const { jpeg: kucuk } = await resize(buyuk, { ...size, orientation: UPRIGHT, alpha: false }, KUCUK, 78);
    return { buyuk, kucuk, ...size };
  } catch {
    throw refuse('resimGecersiz');
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
