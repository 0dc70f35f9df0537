import { DosyaHatasi } from './tablo.ts';

/**
 * Bytes as text: UTF-8, or what Turkish Excel writes where it is not.
 * @throws DosyaHatasi when they are no text, as a picture or an old .xls workbook.
 */
export function decodeText(bytes: ArrayBuffer): string {
  const text = decode(bytes);
  if (text.includes('\u0000')) throw new DosyaHatasi('okunamadi');
  return text;
}

function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

/** The sign between the columns: the one that the first lines have most of; Turkish Excel writes a semicolon. */
function separatorOf(text: string): string {
  const lines = /^(?:[^\n]*\n?){0,5}/.exec(text.replace(/^\s+/, ''))![0];
  const count = (sign: string) => lines.split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Comma-separated values (RFC 4180), with any of the usual separators; line breaks within quotes belong to the cell. */
export function parseCsv(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') {
        cell += sign;
        i += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') {
      endCell();
      rows.push(row);
      row = [];
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
  return [...rows, row];
}
