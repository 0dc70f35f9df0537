import { QueryObserver } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMayBeOld } from './freshness.ts';
import { queryClient } from './query.ts';
import { followEvents, readAgain, readEvents } from './live.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const streamOf = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

async function dataOf(...parts: string[]): Promise<string[]> {
  const seen: string[] = [];
  await readEvents(streamOf(...parts), (data) => seen.push(data));
  return seen;
}

test('an event is read, wherever the network cuts it', async () => {
  expect(await dataOf('retry: 1000\n\nda', 'ta: {"konular":["müş', 'teri"]}\n', '\ndata: 2\n\n')).toEqual(['{"konular":["müşteri"]}', '2']);
});

test('keep-alive lines and half an event are not passed on as events', async () => {
  expect(await dataOf(': \n\n', 'data: 1\r\n\r\n', 'data: half')).toEqual(['1']);
});

test('a silent connection is given up', async () => {
  const silent = new ReadableStream<Uint8Array>();
  await expect(readEvents(silent, () => undefined, 5)).rejects.toThrow();
});

test('a first reading that was answered before the event is read again once it has arrived', async () => {
  const answers: ((count: number) => void)[] = [];
  const stop = new QueryObserver(queryClient, { queryKey: ['sms', 'live'], queryFn: () => new Promise<number>((answer) => answers.push(answer)) }).subscribe(() => undefined);
  readAgain({ queryKey: ['sms'] });
  answers[0]?.(0);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(1);
  await waitFor(() => expect(queryClient.getQueryData(['sms', 'live'])).toBe(1));
  stop();
});

test('a hidden page keeps no connection, and reads its data again when it is shown', async () => {
  const lines: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    lines.push(signal);
    return Promise.resolve(new Response(new ReadableStream({ start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)) })));
  });
  const readAll = vi.spyOn(queryClient, 'invalidateQueries');
  let hidden = true;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  const turn = (to: boolean) => {
    hidden = to;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const stop = followEvents();
  expect(lines).toHaveLength(0);
  turn(false);
  await waitFor(() => expect(readAll).toHaveBeenCalledTimes(1));
  turn(true);
  expect(lines.map(({ aborted }) => aborted)).toEqual([true]);
  turn(false);
  await waitFor(() => expect(readAll).toHaveBeenCalledTimes(2));
  stop();
  expect(lines.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test.each([
  ['appointments', 'randevu', 'musteri'],
  ['customers', 'musteri', 'randevu'],
  ['customers', 'musteri', 'satis'],
])('a change of %s (%s) refreshes the screens of %s, which show parts of it', async (_what, konu, gosteren) => {
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify({ konular: [konu] })}\n\n`));
        signal.addEventListener('abort', () => stream.error(signal.reason));
      },
    });
    return Promise.resolve(new Response(body));
  });
  const read = vi.fn(() => Promise.resolve(1));
  const leave = new QueryObserver(queryClient, { queryKey: [gosteren, 'live'], queryFn: read }).subscribe(() => undefined);
  await waitFor(() => expect(queryClient.getQueryData([gosteren, 'live'])).toBe(1));
  const stop = followEvents();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  stop();
  leave();
  queryClient.clear();
});

test('a failed connection is told, and tried at once when the device is online again', async () => {
  let isThere = false;
  const asked = vi.fn((_address: string, { signal }: { signal: AbortSignal }) => {
    if (!isThere) return Promise.reject(new TypeError('no line'));
    return Promise.resolve(new Response(new ReadableStream({ start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)) })));
  });
  vi.stubGlobal('fetch', asked);
  // The fake clock stands still, so no pause ends by itself.
  vi.useFakeTimers();
  const { result } = renderHook(useMayBeOld);
  const stop = followEvents();
  const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
  const comesBack = () => {
    window.dispatchEvent(new Event('online'));
    return settle();
  };
  await settle();
  expect(result.current).toBe(true);
  await comesBack();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(result.current).toBe(true);
  isThere = true;
  await comesBack();
  expect(asked).toHaveBeenCalledTimes(3);
  expect(result.current).toBe(false);
  stop();
  await settle();
});

test('a dead connection is told too', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))));
  const { result } = renderHook(useMayBeOld);
  const stop = followEvents();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(result.current).toBe(true);
  stop();
  await vi.advanceTimersByTimeAsync(0);
});
