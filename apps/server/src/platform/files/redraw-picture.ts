import { CompressionType, ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { AppError, refusalAt } from '../errors/app-error.ts';
import { UPRIGHT } from './read-orientation.ts';
import { type PictureHead, readPictureHead } from './read-picture-head.ts';

/**
 * Pixels that are opened at most; a small file can claim to be far larger. A JPEG takes 15 bytes each while it is worked on,
 * the others up to 32: either way less than a gigabyte. Cameras make up to 50 megapixels, and those in JPEG.
 */
const MAX_JPEG_PIXELS = 50_500_000;
const MAX_PIXELS = 25_000_000;
/** Pictures that may wait for the one being worked on; each lies in memory. */
const MAX_WAITING = 6;
const WHITE = Buffer.from([255, 255, 255, 255]);

export type Picture = { data: Buffer; extension: 'jpg' | 'png'; genislik: number; yukseklik: number };
/** One size to make: its longest side in pixels, and how well a JPEG keeps it (1–100). */
export type Size = { side: number; quality: number };

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

type Redraw<N extends Size[]> = {
  sizes: [...N];
  /** The field that a refusal is about. */
  alan: string;
  /** Keeps what is see-through, as a PNG; otherwise it becomes white. */
  seeThrough?: boolean;
};

/**
 * Reads a picture by its bytes and draws it anew, upright, each further size from the one before, with nothing beside
 * the pixels: no place, no time, no device. The work is done beside the event loop, one picture at a time in a process.
 * @throws AppError resimGecersiz when it is no picture that can be read, resimCokBuyuk when its pixels are too many,
 * cokFazlaIstek when too many wait already.
 */
export async function redrawPicture<N extends Size[]>(data: Buffer, { sizes, alan, seeThrough = false }: Redraw<N>): Promise<{ [I in keyof N]: Picture }> {
  const head = checkHead(data, alan);
  if (waiting >= MAX_WAITING) throw new AppError('cokFazlaIstek');
  waiting += 1;
  const mine = last
    .then(() => redraw(data, head, { sizes, seeThrough }))
    // The sender learns that the file is no picture, and nothing of how the decoder failed.
    .catch(() => Promise.reject(refusalAt(alan, 'resimGecersiz')))
    .finally(() => {
      waiting -= 1;
    });
  last = mine.catch(() => undefined);
  return mine as Promise<{ [I in keyof N]: Picture }>;
}

function checkHead(data: Buffer, alan: string): PictureHead {
  let head: PictureHead;
  try {
    head = readPictureHead(data);
  } catch {
    throw refusalAt(alan, 'resimGecersiz');
  }
  const pixels = head.genislik * head.yukseklik;
  if (pixels === 0) throw refusalAt(alan, 'resimGecersiz');
  if (pixels > (head.alpha ? MAX_PIXELS : MAX_JPEG_PIXELS)) throw refusalAt(alan, 'resimCokBuyuk');
  return head;
}

async function redraw(data: Buffer, head: PictureHead, { sizes, seeThrough }: { sizes: Size[]; seeThrough: boolean }): Promise<Picture[]> {
  const pictures: Picture[] = [];
  let source: { data: Buffer; head: PictureHead } = { data, head };
  for (const size of sizes) {
    const picture = await resize(source.data, source.head, size, seeThrough);
    pictures.push(picture);
    source = { data: picture.data, head: { ...picture, orientation: UPRIGHT, alpha: picture.extension === 'png' } };
  }
  return pictures;
}

async function resize(data: Buffer, head: PictureHead, { side, quality }: Size, seeThrough: boolean): Promise<Picture> {
  const scale = Math.min(1, side / Math.max(head.genislik, head.yukseklik));
  const width = Math.max(1, Math.round(head.genislik * scale));
  const height = Math.max(1, Math.round(head.yukseklik * scale));
  // Bare pixels are turned by the orientation that was read here, so the library never parses the EXIF data of a stranger.
  const pixels = await new Transformer(data).fastResize({ width, height, fit: ResizeFit.Fill }).rawPixels();
  const upright = Transformer.fromRgbaPixels(pixels, width, height).rotate(head.orientation);
  const [genislik, yukseklik] = head.orientation < 5 ? [width, height] : [height, width];
  if (!head.alpha) return { data: await upright.jpeg(quality), extension: 'jpg', genislik, yukseklik };
  const png = await upright.png({ compressionType: seeThrough ? CompressionType.Best : CompressionType.Fast });
  if (seeThrough) return { data: png, extension: 'png', genislik, yukseklik };
  return { data: await onWhite(png, genislik, yukseklik).jpeg(quality), extension: 'jpg', genislik, yukseklik };
}

/** Transparent parts would be black in a JPEG. */
const onWhite = (png: Buffer, width: number, height: number) =>
  Transformer.fromRgbaPixels(WHITE, 1, 1).resize({ width, height, filter: ResizeFilterType.Nearest, fit: ResizeFit.Fill }).overlay(png, 0, 0);
