type PictureKind = { extension: string; type: string; matches(data: Buffer): boolean };

const textAt = (data: Buffer, start: number, end: number) => data.toString('latin1', start, end);

/** The pictures that may be uploaded, recognised by their first bytes: a name or a sent type proves nothing. */
export const PICTURE_KINDS: readonly PictureKind[] = [
  { extension: 'png', type: 'image/png', matches: (data) => textAt(data, 0, 8) === '\x89PNG\r\n\x1a\n' },
  { extension: 'jpg', type: 'image/jpeg', matches: (data) => textAt(data, 0, 3) === '\xff\xd8\xff' },
  { extension: 'webp', type: 'image/webp', matches: (data) => textAt(data, 0, 4) === 'RIFF' && textAt(data, 8, 12) === 'WEBP' },
];

/** The kind of a picture; undefined when it is none that may be uploaded. */
export const kindOfPicture = (data: Buffer): PictureKind | undefined => PICTURE_KINDS.find(({ matches }) => matches(data));
