import { expect, test } from 'vitest';
import { firstOf } from './first-of.ts';

test('ends with the first of the signals, for its reason, and at once with one that has ended', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const first = firstOf([one.signal, other.signal]);
  expect(first.aborted).toBe(false);
  other.abort('other');
  one.abort('one');
  expect(first.reason).toBe('other');
  expect(firstOf([one.signal]).reason).toBe('one');
});
