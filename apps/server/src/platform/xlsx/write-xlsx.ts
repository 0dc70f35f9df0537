import type { ExcelTuru } from '@defter/contract/excel-sutunu.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { type Entry, zipStream } from '../zip.ts';

/** The kind of a column: texts stay texts, whatever they look like; all else is a number to a spreadsheet. */
export type Column = { baslik: string; tur: ExcelTuru; genislik: number };
/** `tarih` is `YYYY-MM-DD`, `zaman` `YYYY-MM-DDTHH:mm` at the desk. */
export type Cell = string | number | null;

const STYLES = { plain: 0, header: 1, quoted: 2, tarih: 3, zaman: 4, tutar: 5 } as const;
const MAX_TEXT = 32_767;
/** The rows of a table that a sheet has room for, below what stands above it. Of a longer sheet a spreadsheet says that it is damaged. */
export const MAX_ROWS = 1_048_000;
const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets, which count a 29 February 1900. */
const EPOCH = Date.UTC(1899, 11, 30);
/** Before that they are a day apart, for the same reason: 1 January 1900, which many programs save for no date, would be the 2nd in some. */
const FIRST_DAY = Date.UTC(1900, 2, 1);
/** A spreadsheet reads such a text as a formula when somebody edits the cell, unless it is quoted. */
const FORMULA = /^[=+\-@\t\r]/;

export type Sheet = {
  name: string;
  /** Lines above the heading that tell what the sheet is; the first is its title. */
  head?: readonly (readonly HeadCell[])[];
  columns: readonly Column[];
  rows: AsyncIterable<readonly Cell[]>;
};
/** A word above the heading, or a value with its kind. */
export type HeadCell = { deger: Cell; tur: ExcelTuru };

/**
 * A workbook of one sheet, with a fixed and filterable heading. Rows are read as they are taken and not kept. Texts that look
 * like a formula are quoted as if typed with an apostrophe, and so never run.
 */
export function writeXlsx(sheet: Sheet): AsyncGenerator<Buffer> {
  return zipStream([...fixedParts(sheet.name), { name: 'xl/worksheets/sheet1.xml', content: sheetOf(sheet) }]);
}

async function* sheetOf({ head = [], columns, rows }: Sheet): AsyncGenerator<string> {
  const widths = columns.map(({ genislik }, i) => `<col min="${i + 1}" max="${i + 1}" width="${genislik}" customWidth="1"/>`).join('');
  // An empty line keeps a spreadsheet from taking the lines above for part of the table.
  const heading = head.length === 0 ? 1 : head.length + 2;
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${heading}" topLeftCell="A${heading + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData>`;
  for (const [i, line] of head.entries()) yield rowOf(i + 1, line.map(({ deger, tur }, place) => (i === 0 || place === 0 ? text(`${deger}`, STYLES.header) : cell(deger, tur))));
  yield rowOf(heading, columns.map(({ baslik }) => text(baslik, STYLES.header)));
  let count = heading;
  for await (const row of rows) {
    if (count === heading + MAX_ROWS) throw new Error('A sheet has no room for so many rows');
    count += 1;
    yield rowOf(count, columns.map(({ tur }, i) => cell(row[i] ?? null, tur)));
  }
  yield `</sheetData><autoFilter ref="A${heading}:${letters(columns.length)}${count}"/></worksheet>`;
}

/** The cells of a row, each with its address: some programs read nothing without it. */
const rowOf = (n: number, cells: string[]) =>
  `<row r="${n}">${cells.map((inside, i) => (inside === '' ? '' : `<c r="${letters(i + 1)}${n}" ${inside}</c>`)).join('')}</row>`;

function cell(value: Cell, tur: ExcelTuru): string {
  if (value === null || value === '') return '';
  // A date that cannot be read, such as that of an open end, stays a text.
  if ((tur === 'tarih' || tur === 'zaman') && !(Date.parse(`${value}`) >= FIRST_DAY)) return text(`${value}`, STYLES.plain);
  if (tur === 'tarih') return number((Date.parse(`${value}`) - EPOCH) / DAY_MS, STYLES.tarih);
  if (tur === 'zaman') return number((Date.parse(`${value}Z`) - EPOCH) / DAY_MS, STYLES.zaman);
  if (typeof value === 'number') return number(value, tur === 'tutar' ? STYLES.tutar : STYLES.plain);
  return text(value, FORMULA.test(value) ? STYLES.quoted : STYLES.plain);
}

const number = (value: number, style: number) => `s="${style}"><v>${value}</v>`;
const text = (value: string, style: number) => `s="${style}" t="inlineStr"><is><t xml:space="preserve">${escape(value.slice(0, MAX_TEXT))}</t></is>`;

/** Characters that XML can hold. `_x0041_` means a letter to spreadsheets, so its underscore is escaped. */
const escape = (value: string) =>
  escapeMarkup(
    value
      .toWellFormed()
      .replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
      .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_'),
  );

/** The name of the n-th column: 1 is A, 27 AA. */
const letters = (n: number): string => (n > 26 ? letters(Math.floor((n - 1) / 26)) : '') + String.fromCodePoint(65 + ((n - 1) % 26));

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEETML = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function fixedParts(sheetName: string): Entry[] {
  const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const relations = (...list: string[]) => `${XML}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
  const override = (part: string, type: string) => `<Override PartName="${part}" ContentType="${SHEETML}.${type}+xml"/>`;
  const format = (extra: string) => `<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"${extra}/>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/styles.xml', 'styles')}${override('/xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    // A sheet's name has at most 31 characters and none of these.
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escape(sheetName.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31))}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(relation('r1', 'worksheet', 'worksheets/sheet1.xml'), relation('r2', 'styles', 'styles.xml')),
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/><numFmt numFmtId="166" formatCode="#,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6">${format('')}${format(' applyFont="1"').replace('fontId="0"', 'fontId="1"')}${format(' quotePrefix="1"')}${[164, 165, 166].map((id) => format(' applyNumberFormat="1"').replace('numFmtId="0"', `numFmtId="${id}"`)).join('')}</cellXfs></styleSheet>`,
  };
  return Object.entries(parts).map(([name, content]) => ({ name, content: [content] }));
}
