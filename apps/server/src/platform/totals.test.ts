import { expect, it } from 'vitest';
import { createTotals } from './totals.ts';

const KASA = { bayiID: 1, konu: 'kasa', filtre: '' };

it('keeps a count until something of its topic changes in the bayi', async () => {
  const { count, forget } = createTotals({ subscribe: () => () => undefined });
  expect(await count(KASA, async () => 1)).toBe(1);
  forget(1, ['satis']);
  forget(2, ['kasa']);
  expect(await count(KASA, async () => 2)).toBe(1);
  forget(1, ['kasa']);
  expect(await count(KASA, async () => 2)).toBe(2);
});

it.each([
  ['its topic changes', (forget: ReturnType<typeof createTotals>['forget']) => forget(1, ['kasa'])],
  ['notices are lost', (forget: ReturnType<typeof createTotals>['forget']) => forget(0, ['*'])],
])('does not keep a count during which %s', async (_when, change) => {
  const { count, forget } = createTotals({ subscribe: () => () => undefined });
  const counted = Promise.withResolvers<number>();
  const first = count(KASA, () => counted.promise);
  change(forget);
  counted.resolve(1);
  expect(await first).toBe(1);
  expect(await count(KASA, async () => 2)).toBe(2);
});
