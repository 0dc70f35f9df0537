import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layLanes, type Placement } from './layout.ts';
import type { TakvimRandevusu } from './types.ts';
import { buildView, viewHours } from './view.ts';

const randevu = (id: number, baslangic: number, bitis: number): TakvimRandevusu => ({ id, sutunID: 1, baslangic, bitis, durum: 'B', baslik: `${id}` });

const anyDay = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: -30, max: 400 })), { maxLength: 60 })
  .map((day) => day.map(([baslangic, length], id) => randevu(id, baslangic, Math.min(1440, baslangic + length))));
const anyPeriod = fc.constantFrom(5, 10, 15, 20, 30, 45, 60);

function lay(day: TakvimRandevusu[], period: number) {
  const { start, end } = viewHours(480, 1260, day);
  const view = buildView({ start, end }, 480, 1260, period);
  return { view, placements: layLanes(day, view) };
}

const meet = (a: Placement, b: Placement) =>
  a.start < b.end && b.start < a.end && a.lane * b.lanes < (b.lane + b.span) * a.lanes && b.lane * a.lanes < (a.lane + a.span) * b.lanes;

describe('lanes of a column', () => {
  test('every appointment is drawn once, inside of the view, and long enough to read', () => {
    fc.assert(
      fc.property(anyDay, anyPeriod, (day, period) => {
        const { view, placements } = lay(day, period);
        expect(placements.map((placement) => placement.randevu.id).sort((a, b) => a - b)).toEqual(day.map(({ id }) => id));
        for (const { start, end, lane, span, lanes } of placements) {
          expect(start).toBeGreaterThanOrEqual(view.start);
          expect(end).toBeLessThanOrEqual(view.end);
          expect(end - start).toBeGreaterThanOrEqual(view.shortest);
          expect(lane).toBeGreaterThanOrEqual(0);
          expect(span).toBeGreaterThanOrEqual(1);
          expect(lane + span).toBeLessThanOrEqual(lanes);
        }
      }),
    );
  });

  test('no two appointments cover each other', () => {
    fc.assert(
      fc.property(anyDay, anyPeriod, (day, period) => {
        const { placements } = lay(day, period);
        const covered = placements.flatMap((a, index) => placements.slice(index + 1).filter((b) => meet(a, b)));
        expect(covered).toEqual([]);
      }),
    );
  });

  test('an appointment covers the time it has, whenever that is long enough', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { view, placements } = lay(day, 15);
        for (const { randevu: { baslangic, bitis }, start, end } of placements) {
          if (bitis - baslangic >= view.shortest) expect([start, end]).toEqual([baslangic, bitis]);
        }
      }),
    );
  });

  test('one alone has the whole column, two at once share it', () => {
    const { placements } = lay([randevu(1, 540, 600), randevu(2, 600, 660), randevu(3, 630, 690)], 15);
    expect(placements.map(({ lane, lanes, span }) => [lane, lanes, span])).toEqual([
      [0, 1, 1],
      [0, 2, 1],
      [1, 2, 1],
    ]);
  });

  test('a later one grows over the lanes that have become free', () => {
    const { placements } = lay([randevu(1, 540, 720), randevu(2, 540, 600), randevu(3, 540, 600), randevu(4, 615, 720)], 15);
    expect(placements.find((placement) => placement.randevu.id === 4)).toMatchObject({ lane: 1, lanes: 3, span: 2 });
  });
});
