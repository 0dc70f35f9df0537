import sharp from 'sharp';
import { Hata } from '../../platform/errors/hata.ts';

// Only these are read, whatever the library could: a file that calls itself a picture may be a page or a script.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.cache(false);

/** Longest side in pixels: of the picture that is compared on a screen, and of the one in the list. */
const BUYUK = 2048;
const KUCUK = 360;
/** More than any phone takes; a small file can claim to be far larger. */
const MAX_PIXELS = 64_000_000;

export type Resimler = { buyuk: Buffer; kucuk: Buffer; genislik: number; yukseklik: number };

/**
 * Reads a picture by its bytes and writes it anew in two sizes, upright, as JPEG without anything beside the pixels:
 * no place, no time, no device.
 * @throws Hata resimGecersiz when it is no picture that can be read, or far too large a one.
 */
export async function shrinkFotograf(data: Buffer): Promise<Resimler> {
  try {
    const { data: buyuk, info } = await resize(data, BUYUK, 84);
    const { data: kucuk } = await resize(buyuk, KUCUK, 78);
    return { buyuk, kucuk, genislik: info.width, yukseklik: info.height };
  } catch {
    // What is wrong with a stranger's file is nobody's concern; that it is no picture is all there is to say.
    throw new Hata('resimGecersiz', { alanlar: { file: 'resimGecersiz' } });
  }
}

const resize = (data: Buffer, side: number, quality: number) =>
  sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    // What is see-through would be black in a JPEG.
    .flatten({ background: '#fff' })
    .jpeg({ quality, mozjpeg: false })
    .toBuffer({ resolveWithObject: true });
