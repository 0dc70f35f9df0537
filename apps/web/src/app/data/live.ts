import { touchedBy } from '@defter/contract/konu.ts';
import type { QueryFilters } from '@tanstack/react-query';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { ageOfSession, getOturum } from '../session/oturum.ts';
import { firstOf } from './first-of.ts';
import { tellLine } from './freshness.ts';
import { queryClient } from './query.ts';
import { untilOnline, withLimit } from '../../ui/load-part.ts';
import { endRefusedSession } from '../session/refused.ts';

const ADDRESS = '/api/olaylar';
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 10_000;
/** A dead connection never answers. */
const CONNECT_LIMIT = 15_000;
/** The server sends something at least every 25 seconds. After this silence the connection is dead, whatever the browser thinks. */
const SILENCE = 70_000;
/** The topic that the server sends when events were lost on the way to it. */
const EVERYTHING = '*';

/**
 * Follows the events of the business. Each event names a topic, and everything of that topic on the screen is fetched
 * again. EventSource cannot send the token, so fetch reads the stream. After a break it reconnects by itself and
 * fetches the whole screen again, because events may have been missed. It does the same when somebody comes back to a hidden
 * page, which keeps no connection (docs/adr/0405).
 * @returns a function that stops it
 */
export function followEvents(): () => void {
  const stop = new AbortController();
  void follow(stop.signal);
  return () => stop.abort();
}

async function follow(signal: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE;
  for (let first = !document.hidden; !signal.aborted; first = false) {
    await shown(signal);
    if (signal.aborted) return;
    const line = new AbortController();
    const end = () => line.abort();
    let isConnected = false;
    signal.addEventListener('abort', end);
    document.addEventListener('visibilitychange', end);
    window.addEventListener('offline', end);
    try {
      // The data of the page is at most as old as its session. The server sends the changes since then when the connection opens.
      const stream = await connect(line.signal, first ? Math.round(ageOfSession()) : 0);
      pause = FIRST_PAUSE;
      isConnected = true;
      tellLine(true);
      if (!first) void queryClient.invalidateQueries();
      await readEvents(stream, onEvent);
    } catch {
      // The stream broke off. If the server is really away, the next try fails and tells it.
    } finally {
      signal.removeEventListener('abort', end);
      document.removeEventListener('visibilitychange', end);
      window.removeEventListener('offline', end);
    }
    // After coming back to a hidden page there is no pause, because nothing has failed.
    if (line.signal.aborted) continue;
    if (!isConnected) tellLine(false);
    await untilOnline(pause, signal);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }
  tellLine(true);
}

/** Waits until the page is shown, or the signal ends. */
const shown = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (!document.hidden || signal.aborted) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

async function connect(signal: AbortSignal, gecen: number): Promise<ReadableStream<Uint8Array>> {
  const token = getOturum()?.token.accessToken;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), CONNECT_LIMIT);
  const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${token}` };
  const response = await fetch(`${ADDRESS}?gecen=${gecen}`, { signal: firstOf([signal, late.signal]), headers }).finally(() => clearTimeout(timer));
  if (response.status === 401 && token) endRefusedSession(token);
  if (!response.ok || !response.body) throw new Error(`no events: ${response.status}`);
  return response.body;
}

/**
 * Reads server-sent events and passes on the `data` of each until the stream ends.
 * @throws when nothing comes for too long
 */
export async function readEvents(stream: ReadableStream<Uint8Array>, onData: (data: string) => void, silence = SILENCE): Promise<void> {
  const reader = stream.pipeThrough<string>(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).pipeThrough(new EventSourceParserStream()).getReader();
  const read = () => withLimit(reader.read(), silence);
  try {
    for (let part = await read(); !part.done; part = await read()) onData(part.value.data);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function onEvent(data: string): void {
  const { konular } = JSON.parse(data) as { konular: string[] };
  // One act may have several topics; a query that belongs to several is read once.
  for (const konu of touchedBy(konular.map((one) => one.toLowerCase()))) readAgain(konu === EVERYTHING ? {} : { queryKey: [konu] });
}

/**
 * Marks queries as stale, which reads those on the screen again. A first reading that is still on its way may have been answered before the event,
 * and TanStack would not begin it again, so it is marked stale once it has arrived.
 */
export function readAgain(filters: QueryFilters): void {
  void queryClient.invalidateQueries(filters);
  for (const query of queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue;
    const mark = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    // A reading that fails shows its own error and leaves no stale data.
    query.promise?.then(mark, () => undefined);
  }
}
