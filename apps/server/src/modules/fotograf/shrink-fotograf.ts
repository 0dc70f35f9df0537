import { redrawPicture } from '../../platform/files/redraw-picture.ts';

/** The picture that is compared on a screen, and the one in the list. */
const BUYUK = { side: 2048, quality: 84 };
const KUCUK = { side: 360, quality: 78 };

export type Resimler = { buyuk: Buffer; kucuk: Buffer; genislik: number; yukseklik: number };

/** Draws a photo anew in two sizes. Throws as redrawPicture does. */
export async function shrinkFotograf(data: Buffer): Promise<Resimler> {
  const [{ data: buyuk, genislik, yukseklik }, { data: kucuk }] = await redrawPicture(data, { sizes: [BUYUK, KUCUK], alan: 'file' });
  return { buyuk, kucuk, genislik, yukseklik };
}
