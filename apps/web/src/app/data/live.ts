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
/** A line that has died without a word answers nothing at all. */
const CONNECT_LIMIT = 15_000;
/**
 * The server sends something at least every 25 seconds. After this silence the line is dead, whatever the browser
 * thinks.
 */
const SILENCE = 70_000;
/** The topic of events that were lost on the way to our server. */
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
      // The data of the page is at most as old as its session. Changes from before the connection are sent at its
      // beginning.
      const stream = await connect(line.signal, first ? Math.round(ageOfSession()) : 0);
      pause = FIRST_PAUSE;
      isConnected = true;
      tellLine(true);
      if (!first) void queryClient.invalidateQueries();
      await readEvents(stream, onEvent);
    } catch {
      // The stream broke off. If the server is really away, the next try tells it.
    } finally {
      signal.removeEventListener('abort', end);
      document.removeEventListener('visibilitychange', end);
      window.removeEventListener('offline', end);
    }
    // There is no pause for somebody who comes back, because nothing has failed.
    if (line.signal.aborted) continue;
    if (!isConnected) tellLine(false);
    await untilOnline(pause, signal);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }
  tellLine(true);
}

/** Waits until the page is looked at, or the signal ends. */
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
  // One act may tell several topics: what is asked for again is asked for once.
  for (const konu of touchedBy(konular.map((one) => one.toLowerCase()))) readAgain(konu === EVERYTHING ? {} : { queryKey: [konu] });
}

/**
 * Marks what was read as old, which reads again what is on the screen. A first reading that is still on its way may have been
 * answered before the event, and TanStack would not begin it again: it is marked when it has come.
 */
export function readAgain(filters: QueryFilters): void {
  void queryClient.invalidateQueries(filters);
  for (const query of queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue;
    const mark = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    // A reading that fails shows its own error and leaves nothing outdated.
    query.promise?.then(mark, () => undefined);
  }
}
