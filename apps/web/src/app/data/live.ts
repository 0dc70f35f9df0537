import { EventSourceParserStream } from 'eventsource-parser/stream';
import { getOturum } from '../session/oturum.ts';
import { queryClient } from './query.ts';
import { withLimit } from '../../ui/load-part.ts';
import { endRefusedSession } from '../session/refused.ts';

const ADDRESS = '/api/olaylar';
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;
/** The server says something at least every 25 seconds; after this silence the line is dead, whatever the browser thinks. */
const SILENCE = 70_000;
/** Topic of events that were lost on the way to the server that we are connected to. */
const EVERYTHING = '*';

/**
 * Follows the events of the business: each names a topic, and whatever is on the screen of that topic is fetched again.
 * EventSource cannot send the token, so the stream is read by fetch. Comes back by itself after a break, and then fetches
 * everything on the screen again, since events may have been missed.
 * @returns how to stop.
 */
export function followEvents(): () => void {
  const stop = new AbortController();
  void follow(stop.signal);
  return () => stop.abort();
}

async function follow(signal: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE;
  for (let first = true; !signal.aborted; first = false) {
    try {
      // What the page shows is at most as old as the page; what changed before the line stood is told at its beginning.
      const stream = await connect(signal, first ? Math.round(performance.now()) : 0);
      pause = FIRST_PAUSE;
      if (!first) void queryClient.invalidateQueries();
      await readEvents(stream, onEvent);
    } catch {
      // Broken off; told by the screens' own calls if the server is really away.
    }
    await sleep(pause, signal);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }
}

async function connect(signal: AbortSignal, gecen: number): Promise<ReadableStream<Uint8Array>> {
  const token = getOturum()?.token.accessToken;
  const response = await fetch(`${ADDRESS}?gecen=${gecen}`, { signal, headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` } });
  if (response.status === 401 && token) endRefusedSession(token);
  if (!response.ok || !response.body) throw new Error(`no events: ${response.status}`);
  return response.body;
}

/**
 * Reads server-sent events and hands on the `data` of each until the stream ends.
 * @throws when nothing comes for too long.
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
  for (const konu of konular) void queryClient.invalidateQueries(konu === EVERYTHING ? undefined : { queryKey: [konu.toLowerCase()] });
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
