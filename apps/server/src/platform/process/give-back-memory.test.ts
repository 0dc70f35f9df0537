import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveBackMemory } from './give-back-memory.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Collections after each of some spans of ten seconds, told as the work in each of them in milliseconds. */
function collectionsOver(spans: readonly number[]): number[] {
  const collect = vi.fn();
  let active = 0;
  let span = 0;
  const stop = giveBackMemory({ collect, measure: () => ({ active, utilization: span / 10_000 }), every: 10_000 });
  const counts = spans.map((work) => {
    active += work;
    span = work;
    vi.advanceTimersByTime(10_000);
    return collect.mock.calls.length;
  });
  stop();
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(counts.at(-1)!);
  return counts;
}

it('gives memory back once, when it is quiet after work', () => {
  expect(collectionsOver([9_000, 9_000, 100, 100, 100])).toEqual([0, 0, 1, 1, 1]);
});

it('does so again after more work, and never in the middle of it', () => {
  expect(collectionsOver([9_000, 9_000, 100, 9_000, 9_000, 9_000, 100])).toEqual([0, 0, 1, 1, 1, 1, 2]);
});

it('collects nothing where hardly anything was done', () => {
  expect(collectionsOver([100, 150, 100, 100])).toEqual([0, 0, 0, 0]);
});

it('does nothing in a process that may not collect', () => {
  giveBackMemory({ collect: undefined, measure: () => expect.unreachable(), every: 1_000 })();
});
