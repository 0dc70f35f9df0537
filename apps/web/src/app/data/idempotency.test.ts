import { afterEach, expect, test, vi } from 'vitest';
import { answered, keyFor } from './idempotency.ts';

test('the same body sent again keeps its key', () => {
  const first = keyFor({ ad: 'Ayşe' }, undefined);
  expect(keyFor({ ad: 'Ayşe' }, first).key).toBe(first.key);
});

afterEach(() => {
  vi.useRealTimers();
});

test('the same body right after its answer is a repetition, and a moment later a new act', () => {
  vi.useFakeTimers();
  const first = answered(keyFor({ ad: 'Ayşe' }, undefined))!;
  vi.advanceTimersByTime(300);
  expect(keyFor({ ad: 'Ayşe' }, first).key).toBe(first.key);
  vi.advanceTimersByTime(300);
  expect(keyFor({ ad: 'Ayşe' }, first).key).not.toBe(first.key);
});

test('the same body right after another act is a new act', () => {
  const on = answered(keyFor({ acik: true }, undefined))!;
  answered(keyFor({ id: 7 }, undefined));
  expect(keyFor({ acik: true }, on).key).not.toBe(on.key);
});

test('a changed body gets another key', () => {
  const first = keyFor({ ad: 'Ayşe' }, undefined);
  expect(keyFor({ ad: 'Ayla' }, first).key).not.toBe(first.key);
});

test('another file is another body', () => {
  const first = keyFor({ avatar: new File(['a'], 'a.png') }, undefined);
  expect(keyFor({ avatar: new File(['bb'], 'b.png') }, first).key).not.toBe(first.key);
});

test('the key has the form that the server accepts', () => {
  expect(keyFor(null, undefined).key).toMatch(/^[\w-]{8,100}$/);
});
