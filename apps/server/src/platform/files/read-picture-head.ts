import { readOrientation, UPRIGHT } from './read-orientation.ts';

type PictureKind = { extension: string; type: string; matches(data: Buffer): boolean };

const textAt = (data: Buffer, start: number, end: number) => data.toString('latin1', start, end);

/** The pictures that may be uploaded, recognised by their first bytes: a name or a sent type proves nothing. */
export const PICTURE_KINDS: readonly PictureKind[] = [
  { extension: 'png', type: 'image/png', matches: (data) => textAt(data, 0, 8) === '\x89PNG\r\n\x1a\n' },
  { extension: 'jpg', type: 'image/jpeg', matches: (data) => textAt(data, 0, 3) === '\xff\xd8\xff' },
  { extension: 'webp', type: 'image/webp', matches: (data) => textAt(data, 0, 4) === 'RIFF' && textAt(data, 8, 12) === 'WEBP' },
];

/** The kind of a picture; undefined when it is none that may be uploaded. */
const kindOfPicture = (data: Buffer): PictureKind | undefined => PICTURE_KINDS.find(({ matches }) => matches(data));

/**
 * The head of a picture, which is read before it is decoded: its stored size in pixels, its orientation (1–8, as EXIF
 * counts), and whether parts may be transparent.
 */
export type PictureHead = { genislik: number; yukseklik: number; orientation: number; alpha: boolean };

/** A picture has tens of parts before its pixels; a file of millions would hold the event loop. */
const MAX_PARTS = 1000;

/**
 * Reads size and orientation from the head of a JPEG, PNG or WebP without touching its pixels, for decoders reserve room
 * for what a file claims to be.
 * @throws Error when it is none of these, ends too early, or is not laid out as its kind demands.
 */
export function readPictureHead(data: Buffer): PictureHead {
  const kind = kindOfPicture(data)?.extension;
  if (kind === 'jpg') return { ...jpegHead(data), alpha: false };
  if (kind === 'png') return { ...pngHead(data), alpha: true };
  if (kind === 'webp') return { ...webpHead(data), alpha: true };
  throw new Error('No JPEG, PNG or WebP');
}

/** SOF0 to SOF15; DHT, JPG and DAC lie in the same range. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegHead(data: Buffer) {
  let orientation = UPRIGHT;
  for (let at = 2, part = 0; data.readUInt8(at) === 0xff && part < MAX_PARTS; part += 1) {
    const marker = data.readUInt8(at + 1);
    // Any number of bytes may fill the gap before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + data.readUInt16BE(at + 2);
    if (marker === 0xe1 && data.toString('latin1', at + 4, at + 10) === 'Exif\0\0') orientation = readOrientation(data.subarray(at + 10, end));
    if (isFrame(marker)) {
      // A decoder fills what is missing of half a file with grey; only a whole one has the mark of its end.
      if (!data.includes('\xff\xd9', end, 'latin1')) throw new Error('A JPEG without its end');
      return { yukseklik: data.readUInt16BE(at + 5), genislik: data.readUInt16BE(at + 7), orientation };
    }
    at = end;
  }
  throw new Error('A JPEG without a frame');
}

function pngHead(data: Buffer) {
  const size = { genislik: data.readUInt32BE(16), yukseklik: data.readUInt32BE(20) };
  for (let at = 8, part = 0; at + 8 <= data.length && part < MAX_PARTS; part += 1) {
    const end = at + 8 + data.readUInt32BE(at);
    if (data.toString('latin1', at + 4, at + 8) === 'eXIf') return { ...size, orientation: readOrientation(data.subarray(at + 8, end)) };
    // Each chunk ends with its check sum.
    at = end + 4;
  }
  return { ...size, orientation: UPRIGHT };
}

function webpHead(data: Buffer) {
  const size = webpSize(data);
  for (let at = 12, part = 0; at + 8 <= data.length && part < MAX_PARTS; part += 1) {
    const end = at + 8 + data.readUInt32LE(at + 4);
    if (data.toString('latin1', at, at + 4) === 'EXIF') return { ...size, orientation: readOrientation(data.subarray(at + 8, end)) };
    // Chunks begin at even places.
    at = end + (end % 2);
  }
  return { ...size, orientation: UPRIGHT };
}

function webpSize(data: Buffer) {
  const first = data.toString('latin1', 12, 16);
  if (first === 'VP8X') return { genislik: data.readUIntLE(24, 3) + 1, yukseklik: data.readUIntLE(27, 3) + 1 };
  if (first === 'VP8 ') return { genislik: data.readUInt16LE(26) & 0x3fff, yukseklik: data.readUInt16LE(28) & 0x3fff };
  if (first !== 'VP8L') throw new Error('A WebP without a picture');
  const bits = data.readUInt32LE(21);
  return { genislik: (bits & 0x3fff) + 1, yukseklik: ((bits >>> 14) & 0x3fff) + 1 };
}
