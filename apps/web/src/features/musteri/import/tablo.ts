import { normalizeTelefon } from '@defter/rules/telefon.ts';

/** A cell of a file as it was read. */
export type Hucre = string | number | boolean | Date | null;
/** A file as a table: the titles of its columns and its rows, each with its number in the file. */
export type Tablo = { basliklar: string[]; satirlar: { satir: number; hucreler: string[] }[] };
/** A sheet of a workbook that holds a table. A text file counts as one sheet without a name. */
export type Sayfa = { ad: string | null; tablo: Tablo };

export type DosyaKusuru = 'cokBuyuk' | 'okunamadi' | 'bos' | 'cokSatir';
/** The file cannot be read; `kusur` is the key of the reason in the catalogue `aktarim`. */
export class DosyaHatasi extends Error {
  readonly kusur: DosyaKusuru;

  constructor(kusur: DosyaKusuru) {
    super(kusur);
    this.kusur = kusur;
  }
}

/** The title row is within these first rows: our own lists have a line for each filter above it. */
const TOP_ROWS = 20;

const two = (n: number) => String(n).padStart(2, '0');
/** Characters that no text of the database may hold. */
const UNWANTED = /(?![\t\n\r])\p{Cc}/gu;

/** A cell as people would type it: phones and numbers without exponent, days as in Türkiye. */
export function textOf(hucre: Hucre | undefined): string {
  if (hucre === null || hucre === undefined) return '';
  if (hucre instanceof Date) return `${two(hucre.getUTCDate())}.${two(hucre.getUTCMonth() + 1)}.${hucre.getUTCFullYear()}`;
  if (typeof hucre === 'number') return hucre.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 });
  return String(hucre).replaceAll(UNWANTED, '').trim();
}

/**
 * Turns cells into a table. The first row that is not empty has the titles, except a heading alone in its row, which
 * other programs put above them, and a row with a phone, which is a customer already. Empty rows are left out, and a column without a
 * title gets its letter.
 * @throws DosyaHatasi when there is no row, or more than `most`
 */
export function toTablo(hucreler: readonly (readonly Hucre[])[], most: number): Tablo {
  const texts = hucreler.map((row) => row.map(textOf));
  const isFilled = (row: string[]) => row.some((text) => text !== '');
  const top = texts.findIndex(isFilled);
  const widths = texts.slice(0, TOP_ROWS).map((row) => (isTitles(row) ? row.filter(Boolean).length : 0));
  // Lines above the titles may name something and its value; the titles are the widest.
  const below = widths.indexOf(Math.max(0, ...widths));
  const first = texts[top]?.filter(Boolean).length === 1 && below > top ? below : top;
  const basliklar = texts[first]?.some((text) => normalizeTelefon(text) !== undefined) ? [] : (texts[first] ?? []);
  const from = basliklar.length === 0 ? first : first + 1;
  const satirlar = texts.flatMap((row, index) => (index >= from && isFilled(row) ? [{ satir: index + 1, hucreler: row }] : []));
  if (first < 0 || satirlar.length === 0) throw new DosyaHatasi('bos');
  if (satirlar.length > most) throw new DosyaHatasi('cokSatir');
  const width = Math.max(basliklar.length, ...satirlar.slice(0, 100).map((satir) => satir.hucreler.length));
  return { basliklar: Array.from({ length: width }, (_, i) => basliklar[i] || letterOf(i)), satirlar };
}

/**
 * The sheets that hold a table. Sheets without one, such as a cover, are ignored.
 * @throws DosyaHatasi when no sheet has one: with the reason of the first
 */
export function toSayfalar(sayfalar: readonly { ad: string | null; hucreler: readonly (readonly Hucre[])[] }[], most: number): Sayfa[] {
  const kusurlar: unknown[] = [];
  const read = sayfalar.flatMap(({ ad, hucreler }) => {
    try {
      return [{ ad, tablo: toTablo(hucreler, most) }];
    } catch (kusur) {
      kusurlar.push(kusur);
      return [];
    }
  });
  if (read.length === 0) throw kusurlar[0] ?? new DosyaHatasi('bos');
  return read;
}

/** Column titles have no digits, except like "Telefon 2". */
const isTitles = (row: string[]) => row.filter((text) => /^\D+$/.test(text)).length >= 2;

const letterOf = (index: number): string => (index > 25 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26));
