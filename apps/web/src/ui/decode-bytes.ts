/** The text of a user's file: UTF-8, or else in the encoding of Turkish Excel. */
export function decodeBytes(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeLines(bytes);
  }
}

/** A list that was put together from two programs has lines in two encodings. */
function decodeLines(bytes: Uint8Array): string {
  const unicode = new TextDecoder('utf-8', { fatal: true });
  const windows = new TextDecoder('windows-1254');
  const lines: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    const to = bytes.indexOf(0x0a, from) + 1 || bytes.length;
    const line = bytes.subarray(from, to);
    try {
      lines.push(unicode.decode(line));
    } catch {
      lines.push(windows.decode(line));
    }
    from = to;
  }
  return lines.join('');
}
