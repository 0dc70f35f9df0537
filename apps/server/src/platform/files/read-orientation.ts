/** The orientation of a picture without EXIF data: upright. */
export const UPRIGHT = 1;
const ORIENTATION = 0x0112;

/**
 * The orientation of a picture by its EXIF data (1–8). Data that cannot be read counts as upright, because a good picture
 * may carry bad EXIF.
 */
export function readOrientation(exif: Buffer): number {
  try {
    // Some writers put the mark of JPEG before the data in WebP as well.
    const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
    const value = findShort(tiff, ORIENTATION);
    return value >= 1 && value <= 8 ? value : UPRIGHT;
  } catch {
    return UPRIGHT;
  }
}

/** The value of a two-byte entry in the first directory of TIFF data; 0 when it has none. */
function findShort(tiff: Buffer, tag: number): number {
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (short(at) === tag) return short(at + 8);
  }
  return 0;
}
