const END = 0x06054b50;
const ENTRY = 0x02014b50;

/**
 * The unpacked size that an archive declares in its directory; undefined for other data. A few kilobytes can claim to
 * be gigabytes, so this is checked before unpacking.
 */
export function unpackedSize(bytes: ArrayBuffer): number | undefined {
  const view = new DataView(bytes);
  let end = view.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return undefined;
    size += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return size;
}
