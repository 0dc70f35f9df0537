import { describe, expect, test } from 'vitest';
import { isSameColumn, layColumns } from './columns.ts';
import type { TakvimRandevusu } from './types.ts';
import { buildView } from './view.ts';

const view = buildView({ start: 480, end: 1260 }, 480, 1260, 15);
const sutunlar = [
  { id: 1, adi: 'Derya' },
  { id: 2, adi: 'Selin' },
];
const randevu = (id: number, sutunID: number): TakvimRandevusu => ({ id, sutunID, baslangic: 600, bitis: 660, durum: 'B', baslik: `${id}` });

describe('columns of a day', () => {
  test('appointments of a column that is not shown get a last column, into which nothing can be dropped', () => {
    const columns = layColumns(sutunlar, [randevu(1, 1), randevu(2, 99)], view, 'Sütunu olmayan');
    expect(columns.map(({ sutun, sira, acceptsDrop, placements }) => [sutun.adi, sira, acceptsDrop, placements.length])).toEqual([
      ['Derya', 1, true, 1],
      ['Selin', 2, true, 0],
      ['Sütunu olmayan', 3, false, 1],
    ]);
  });

  test('without such appointments there is no last column', () => {
    expect(layColumns(sutunlar, [randevu(1, 1)], view, 'Sütunu olmayan')).toHaveLength(2);
  });

  test('a column is the same while its appointments are the very same', () => {
    const day = [randevu(1, 1), randevu(2, 2)];
    const before = layColumns(sutunlar, day, view, '');
    const after = layColumns(sutunlar, [day[0] ?? randevu(0, 0), { ...randevu(2, 2), bitis: 700 }], view, '');
    expect(before.map((column, index) => isSameColumn(column, after[index] ?? column))).toEqual([true, false]);
  });
});
