import { expect, test } from 'vitest';
import { keyFor } from './idempotency.ts';

test('the same body sent again keeps its key', () => {
  const first = keyFor({ ad: 'Ayşe' }, undefined);
  expect(keyFor({ ad: 'Ayşe' }, first).key).toBe(first.key);
});

test('a changed body gets another key', () => {
  const first = keyFor({ ad: 'Ayşe' }, undefined);
  expect(keyFor({ ad: 'Ayla' }, first).key).not.toBe(first.key);
});

test('another file is another body', () => {
  const first = keyFor({ avatar: new File(['a'], 'a.png') }, undefined);
  expect(keyFor({ avatar: new File(['bb'], 'b.png') }, first).key).not.toBe(first.key);
});

test('the server takes the key', () => {
  expect(keyFor(null, undefined).key).toMatch(/^[\w-]{8,100}$/);
});
