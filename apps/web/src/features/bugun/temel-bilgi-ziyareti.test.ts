import { dashboardCalls } from '@defter/contract/dashboard.ts';
import { expect, test } from 'vitest';
import { beginZiyaret } from './temel-bilgi-ziyareti.ts';

const DAY = 86_400_000;

test('missing facts are asked for on the first visit and when the last is a day old', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  expect([0, 1, DAY - 1, DAY, DAY + 1, 2 * DAY].map((simdi) => beginZiyaret(storage, 1_000 + simdi))).toEqual([true, false, false, true, false, true]);
});

test('a browser without storage asks nothing', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  expect(beginZiyaret({ getItem: forbidden, setItem: forbidden }, 1)).toBe(false);
});

test('the route asks early for the reading of the page', () => {
  expect(dashboardCalls.bugun.path).toBe('/dashboard/bugun');
});
