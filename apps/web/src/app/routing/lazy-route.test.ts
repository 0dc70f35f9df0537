import type { LoaderFunction } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearOturum, saveOturum } from '../session/oturum.ts';
import { page } from './lazy-route.ts';

beforeEach(() => {
  vi.useFakeTimers();
  saveOturum({ id: 3, token: { accessToken: 'jeton' } } as Parameters<typeof saveOturum>[0]);
});
afterEach(() => {
  vi.useRealTimers();
  clearOturum();
});

/** Opens a page that begins with a reading, as the router does. */
async function openPage(readFirst: (params: URLSearchParams) => Promise<void>[], address = 'http://panel/randevular?tarih=2026-11-27') {
  const { loader } = await page([], () => Promise.resolve(Object.assign(() => null, { readFirst })))();
  let isOpen = false;
  const opened = (async () => {
    await (loader as LoaderFunction)({ request: new Request(address) } as Parameters<LoaderFunction>[0], undefined);
    isOpen = true;
  })();
  return { opened, isOpen: () => isOpen };
}

test('a page is drawn once, with the first readings of its address', async () => {
  const { promise: answer, resolve: tell } = Promise.withResolvers<void>();
  const readFirst = vi.fn(() => [answer]);
  const { opened, isOpen } = await openPage(readFirst);
  expect(readFirst).toHaveBeenCalledWith(new URLSearchParams('tarih=2026-11-27'));
  await vi.advanceTimersByTimeAsync(50);
  expect(isOpen()).toBe(false);
  tell();
  await opened;
});

test('a slow answer is waited for no longer than a tenth of a second', async () => {
  const { isOpen } = await openPage(() => [new Promise(() => undefined)]);
  await vi.advanceTimersByTimeAsync(99);
  expect(isOpen()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOpen()).toBe(true);
});

test('a signed-out visitor asks nothing on the way to the sign-in page', async () => {
  clearOturum();
  const readFirst = vi.fn(() => []);
  await (await openPage(readFirst)).opened;
  expect(readFirst).not.toHaveBeenCalled();
});
