import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { type Cell, type Column, MAX_ROWS, writeXlsx } from './write-xlsx.ts';

const SUTUNLAR: Column[] = [
  { baslik: 'Metin', tur: 'metin', genislik: 10 },
  { baslik: 'Sayı', tur: 'sayi', genislik: 10 },
  { baslik: 'Tarih', tur: 'tarih', genislik: 10 },
  { baslik: 'Zaman', tur: 'zaman', genislik: 10 },
];
const write = async (...rows: Cell[][]) => Buffer.concat(await Array.fromAsync(writeXlsx({ name: 'Liste: [1]', columns: SUTUNLAR, rows: toAsync(rows) })));
async function* toAsync<T>(list: T[]) {
  yield* list;
}

it('writes what a spreadsheet reads as it was meant', async () => {
  const book = await write(['İğüşöç & <b>"', 1250.5, '1990-05-03', '2026-11-25T10:30'], [null, 0, null, null], ['_x0041_ \u0001\ud800👩', -1, '2028-02-29', null]);
  const rows = await readSheet(book);
  expect(rows).toEqual([
    ['Metin', 'Sayı', 'Tarih', 'Zaman'],
    ['İğüşöç & <b>"', 1250.5, new Date('1990-05-03'), new Date('2026-11-25T10:30Z')],
    [null, 0, null, null],
    [expect.stringMatching(/41.*�👩$/u), -1, new Date('2028-02-29'), null],
  ]);
});

it('cuts what no cell can hold', async () => {
  const [, row] = await readSheet(await write(['a'.repeat(40_000), null, null, null]));
  expect(String(row?.[0]).length).toBe(32_767);
});

it('leaves a day as a text that spreadsheets count differently, as they do before the 29 February 1900 of theirs', async () => {
  const [, ...rows] = await readSheet(await write([null, null, '1900-01-01', '1900-02-28T09:00'], [null, null, '1900-03-01', '1900-03-01T09:00']));
  expect(rows).toEqual([
    [null, null, '1900-01-01', '1900-02-28T09:00'],
    [null, null, new Date('1900-03-01'), new Date('1900-03-01T09:00Z')],
  ]);
});

it('breaks off before a sheet is longer than a spreadsheet can read', async () => {
  async function* rows() {
    for (let i = 0; i <= MAX_ROWS; i += 1) yield [];
  }
  const write = async () => {
    for await (const _piece of writeXlsx({ name: 'Liste', columns: [], rows: rows() }));
  };
  await expect(write()).rejects.toThrow('no room');
});
