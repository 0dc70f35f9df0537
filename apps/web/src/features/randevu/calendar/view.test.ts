import { describe, expect, test } from 'vitest';
import { YAKINLIKLAR, buildView, nearestLine, slotAt, stepLine, viewHours } from './view.ts';

const view = buildView({ start: 480, end: 1260 }, 480, 1260, 15);

describe('hours of the view', () => {
  test('are whole hours around the opening times', () => {
    expect(viewHours(510, 1245, [])).toEqual({ start: 480, end: 1260 });
  });

  test('stretch to an appointment outside of them', () => {
    expect(viewHours(540, 1080, [{ baslangic: 425, bitis: 440 }, { baslangic: 1100, bitis: 1150 }])).toEqual({ start: 420, end: 1200 });
  });

  test('stay within the day and never become empty', () => {
    expect(viewHours(0, 1440, [{ baslangic: 1430, bitis: 20 }])).toEqual({ start: 0, end: 1440 });
    expect(viewHours(1440, 0, [])).toEqual({ start: 1380, end: 1440 });
  });
});

describe('the height of an hour', () => {
  const PERIODS = [5, 10, 15, 20, 30, 45, 60, 90, 120];

  test('an hour is as high for every length of a slot, and no line is too low to be hit', () => {
    for (const period of PERIODS) {
      const { rowHeight, period: step } = buildView({ start: 480, end: 1260 }, 480, 1260, period);
      expect(rowHeight / step).toBeCloseTo(64 / 60);
      expect(rowHeight).toBeGreaterThanOrEqual(12);
      expect(step % period).toBe(0);
    }
  });

  test('an hour follows the zoom, and the lines are as far apart as the zoom says', () => {
    for (const zoom of YAKINLIKLAR) {
      const { rowHeight, period } = buildView({ start: 480, end: 1260 }, 480, 1260, 15, zoom);
      expect(period).toBe(zoom);
      expect(rowHeight).toBeGreaterThanOrEqual(12);
    }
  });
});

describe('slot lines', () => {
  test('the slot of a minute', () => {
    expect(slotAt(view, 493.7)).toEqual({ baslangic: 480, bitis: 495 });
    expect(slotAt(view, 9999)).toEqual({ baslangic: 1245, bitis: 1260 });
  });

  test('are counted from the opening time, also before it', () => {
    const late = buildView({ start: 480, end: 1260 }, 510, 1260, 45);
    expect(slotAt(late, 500)).toEqual({ baslangic: 480, bitis: 510 });
    expect(slotAt(late, 560)).toEqual({ baslangic: 555, bitis: 600 });
  });

  test('the nearest, the next and the one before', () => {
    expect(nearestLine(view, 609)).toBe(615);
    expect(stepLine(view, 600, 1)).toBe(615);
    expect(stepLine(view, 610, 1)).toBe(615);
    expect(stepLine(view, 610, -1)).toBe(600);
    expect(stepLine(view, 480, -1)).toBe(480);
  });
});
