import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layColumns } from './columns.ts';
import { moveCursor, settleCursor, type Cursor } from './cursor.ts';
import type { TakvimRandevusu } from './types.ts';
import { buildView } from './view.ts';

const view = buildView({ start: 480, end: 1260 }, 480, 1260, 15);
const sutunlar = [
  { id: 1, adi: 'Derya' },
  { id: 2, adi: 'Selin' },
];
const randevu = (id: number, sutunID: number, baslangic: number, bitis: number): TakvimRandevusu => ({ id, sutunID, baslangic, bitis, durum: 'B', baslik: `${id}` });
const lay = (day: TakvimRandevusu[]) => layColumns(sutunlar, day, view, '');

const anyDay = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 480, max: 1250 }), fc.integer({ min: 5, max: 240 })), { maxLength: 30 })
  .map((day) => day.map(([sutunID, baslangic, length], index) => randevu(index + 1, sutunID, baslangic, Math.min(1260, baslangic + length))));

describe('moving the cursor', () => {
  test('down from the top passes every appointment of the column', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const columns = lay(day);
        const passed = new Set<number>();
        let cursor = moveCursor({ sutunID: 1, dakika: 600, randevuID: null }, 'Home', columns, view);
        for (let step = 0; step < 120; step += 1) {
          if (cursor.randevuID !== null) passed.add(cursor.randevuID);
          cursor = moveCursor(cursor, 'ArrowDown', columns, view);
        }
        expect([...passed].sort((a, b) => a - b)).toEqual(day.filter(({ sutunID }) => sutunID === 1).map(({ id }) => id));
      }),
    );
  });

  test('up goes back the way down came', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const columns = lay(day);
        const top = moveCursor({ sutunID: 1, dakika: 600, randevuID: null }, 'Home', columns, view);
        const second = moveCursor(top, 'ArrowDown', columns, view);
        expect(moveCursor(second, 'ArrowUp', columns, view)).toEqual(top);
      }),
    );
  });

  test('sideways first to the neighbour at the same time, then to the next column', () => {
    const columns = lay([randevu(1, 1, 600, 660), randevu(2, 1, 600, 660), randevu(3, 2, 540, 660)]);
    let cursor: Cursor = { sutunID: 1, dakika: 600, randevuID: 1 };
    const seen = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'].map((key) => (cursor = moveCursor(cursor, key as 'ArrowLeft', columns, view)).randevuID);
    expect(seen).toEqual([2, 3, 2, 1]);
  });

  test('the minute is kept on the way through a long appointment', () => {
    const columns = lay([randevu(1, 1, 500, 900)]);
    const onLong = moveCursor({ sutunID: 2, dakika: 720, randevuID: null }, 'ArrowLeft', columns, view);
    expect(onLong).toEqual({ sutunID: 1, dakika: 720, randevuID: 1 });
    expect(moveCursor(onLong, 'ArrowRight', columns, view)).toEqual({ sutunID: 2, dakika: 720, randevuID: null });
  });

  test('a page is an hour, and the edges hold', () => {
    const columns = lay([]);
    const at = (dakika: number): Cursor => ({ sutunID: 1, dakika, randevuID: null });
    expect(moveCursor(at(600), 'PageDown', columns, view)).toEqual(at(660));
    expect(moveCursor(at(1240), 'PageDown', columns, view)).toEqual(at(1245));
    expect(moveCursor(at(480), 'ArrowUp', columns, view)).toEqual(at(480));
    expect(moveCursor(at(480), 'End', columns, view)).toEqual(at(1245));
    expect(moveCursor(at(480), 'ArrowLeft', columns, view)).toEqual(at(480));
  });
});

describe('the cursor after a change of the data', () => {
  test('follows its appointment into another column', () => {
    expect(settleCursor({ sutunID: 1, dakika: 600, randevuID: 1 }, lay([randevu(1, 2, 600, 660)]), view, 480)?.sutunID).toBe(2);
  });

  test('stays in the place of an appointment that is gone', () => {
    expect(settleCursor({ sutunID: 1, dakika: 600, randevuID: 1 }, lay([]), view, 480)).toEqual({ sutunID: 1, dakika: 600, randevuID: null });
  });

  test('begins at the given minute, or nowhere without columns', () => {
    expect(settleCursor(null, lay([randevu(5, 1, 690, 750)]), view, 700)).toEqual({ sutunID: 1, dakika: 700, randevuID: 5 });
    expect(settleCursor(null, [], view, 700)).toBeNull();
  });
});
