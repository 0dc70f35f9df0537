import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../test/render.tsx';
import { notice } from './notice.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
/** A closed notice fades away. */
const fade = () => {
  pass(0.1);
  pass(0.3);
};

test('a success is told and closes by itself after two seconds', () => {
  show(null);
  act(() => notice.success('kayitBasarili'));
  expect(screen.getByRole('status').textContent).toContain('Kaydedildi.');
  pass(1.9);
  expect(screen.queryByText('Kaydedildi.')).not.toBeNull();
  pass(0.2);
  fade();
  expect(screen.queryByText('Kaydedildi.')).toBeNull();
});

test('success may stay longer', () => {
  show(null);
  act(() => notice.success('kayitBasarili', { seconds: 5 }));
  pass(4.9);
  expect(screen.queryByText('Kaydedildi.')).not.toBeNull();
  pass(0.2);
  fade();
  expect(screen.queryByText('Kaydedildi.')).toBeNull();
});

test('a failure stays, is told once, and names the customer or record', () => {
  show(null);
  act(() => {
    notice.failure('telefonBaskaMusteride', { musteri: 'Selin Demir' });
    notice.failure('telefonBaskaMusteride', { musteri: 'Selin Demir' });
  });
  pass(60);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toContain('Selin Demir');
});

test('an act can be undone', () => {
  const takeBack = vi.fn();
  show(null);
  act(() => notice.undo('Randevu taşındı', takeBack));
  act(() => screen.getByRole('button', { name: 'Geri al' }).click());
  expect(takeBack).toHaveBeenCalledOnce();
  fade();
  expect(screen.queryByText('Randevu taşındı')).toBeNull();
});
