import Papa from 'papaparse';
import { decodeBytes } from '../../../ui/decode-bytes.ts';
import { DosyaHatasi } from './tablo.ts';

/**
 * Finds a document that is only named like a table: a PDF, or one with signs that nobody types. Ctrl+Z is allowed, because old programs end a
 * file with it; so are signs beyond ASCII, as which unused places of old encodings are read.
 */
const NO_TEXT = /^%PDF-|^\{\\rtf|(?![\s\cZ])(?=\p{ASCII})\p{Cc}/u;

/**
 * Decodes the bytes of a file.
 * @throws DosyaHatasi when they are no text, such as a picture, a PDF or an old .xls workbook
 */
export function decodeText(bytes: ArrayBuffer): string {
  const text = decodeBytes(bytes);
  if (NO_TEXT.test(text)) throw new DosyaHatasi('okunamadi');
  return text;
}

/** The separator of the columns: the sign that the first lines have most of. Turkish Excel writes a semicolon. */
function separatorOf(text: string): string {
  const lines = /^(?:[^\n]*\n?){0,5}/.exec(text.replace(/^\s+/, ''))![0];
  const count = (sign: string) => lines.split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/**
 * Reads comma-separated values (RFC 4180), with any of the usual separators. Line breaks within quotes belong to the
 * cell.
 */
export function parseCsv(text: string): string[][] {
  // A list that was put together from two programs has both kinds of line ends.
  const lines = text.replaceAll('\r\n', '\n');
  const delimiter = separatorOf(lines);
  return Papa.parse<string[]>(quoteOpen(lines, delimiter), { delimiter, newline: '\n' }).data;
}

/**
 * Puts cells that only begin with a quotation mark, such as `"Lale" Apt.`, into quotes: programs that quote nothing write them so, and
 * all rows below would be read as part of the cell.
 */
function quoteOpen(lines: string, separator: string): string {
  const cell = new RegExp(`(^|[${separator}\\n])(?:"[^"]*(?:""[^"]*)*"(?= *(?:[${separator}\\n]|$))|("[^${separator}\\n]*))`, 'g');
  return lines.replaceAll(cell, (whole, before: string, open: string | undefined) => (open === undefined ? whole : `${before}"${open.replaceAll('"', '""')}"`));
}
