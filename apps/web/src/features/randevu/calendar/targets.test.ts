import { describe, expect, test } from 'vitest';
import { layColumns } from './columns.ts';
import { drawFrom, moveTo, resizeTo, stepTo } from './targets.ts';
import type { TakvimRandevusu } from './types.ts';
import { buildView } from './view.ts';

const view = buildView({ start: 480, end: 1260 }, 480, 1260, 15);
const randevu: TakvimRandevusu = { id: 1, sutunID: 1, baslangic: 610, bitis: 655, durum: 'B', baslik: 'Ayşe Kaya' };
const stray = { ...randevu, id: 2, sutunID: 77 };
const columns = layColumns([{ id: 1, adi: 'Derya' }, { id: 2, adi: 'Selin' }], [randevu, stray], view, 'Sütunu olmayan');

describe('where a drag leads', () => {
  test('a change of column alone leaves an odd time as it is', () => {
    expect(moveTo(view, randevu, 2, 4)).toEqual({ sutunID: 2, baslangic: 610, bitis: 655 });
  });

  test('a move in time lands on a slot line and keeps the length', () => {
    expect(moveTo(view, randevu, 1, 33)).toEqual({ sutunID: 1, baslangic: 645, bitis: 690 });
  });

  test('the day does not end in the middle of a moved appointment', () => {
    expect(moveTo(view, randevu, 1, 5000)).toEqual({ sutunID: 1, baslangic: 1215, bitis: 1260 });
    expect(moveTo(view, randevu, 1, -5000)).toEqual({ sutunID: 1, baslangic: 480, bitis: 525 });
  });

  test('the lower edge lands on a slot line and stops one slot below the beginning', () => {
    expect(resizeTo(view, randevu, 10).bitis).toBe(660);
    expect(resizeTo(view, randevu, -500)).toEqual({ sutunID: 1, baslangic: 610, bitis: 615 });
  });

  test('drawing over empty time takes whole slots, downwards and upwards', () => {
    const [column] = columns;
    if (!column) throw new Error('no column');
    expect(drawFrom(view, { column, minute: 601 }, 640)).toEqual({ sutunID: 1, baslangic: 600, bitis: 645 });
    expect(drawFrom(view, { column, minute: 640 }, 601)).toEqual({ sutunID: 1, baslangic: 600, bitis: 645 });
  });
});

describe('where an arrow key leads', () => {
  const from = { sutunID: 1, baslangic: 610, bitis: 655 };

  test('up and down to the next slot line, the length kept', () => {
    expect(stepTo(view, columns, from, 'ArrowDown', false)).toEqual({ sutunID: 1, baslangic: 615, bitis: 660 });
    expect(stepTo(view, columns, from, 'ArrowUp', false)).toEqual({ sutunID: 1, baslangic: 600, bitis: 645 });
  });

  test('sideways to the next column, but not into that of the strays', () => {
    expect(stepTo(view, columns, from, 'ArrowRight', false).sutunID).toBe(2);
    expect(stepTo(view, columns, { ...from, sutunID: 2 }, 'ArrowRight', false).sutunID).toBe(2);
    expect(stepTo(view, columns, from, 'ArrowLeft', false).sutunID).toBe(1);
  });

  test('with resizing only the end moves, and never before the beginning', () => {
    expect(stepTo(view, columns, from, 'ArrowDown', true)).toEqual({ ...from, bitis: 660 });
    expect(stepTo(view, columns, { ...from, bitis: 615 }, 'ArrowUp', true).bitis).toBe(615);
    expect(stepTo(view, columns, from, 'ArrowRight', true)).toEqual(from);
  });
});
