import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import type { ReplyOf } from '@defter/contract/call.ts';
import type { santralCalls } from '@defter/contract/santral.ts';
import { startPostgres } from '../../apps/server/src/platform/postgres/embedded.ts';
import { seed } from './seed.ts';

/*
 * Measures the time from a ringing telephone to the card at the last of fifty desks: `node bench/load/arama.ts`. Each desk has the live channel open
 * and asks for the caller as soon as it hears of a call, as the panel does. The limit is one second, also for the slowest of twenty calls.
 */
const PANELS = 50;
const CALLS = 20;
const EN_COK_MS = 1000;
const PORT = 4295;
const address = `http://127.0.0.1:${PORT}/api`;

const dataDir = await mkdtemp(join(tmpdir(), 'defter-bench-'));
const postgres = await startPostgres({ dataDir, log: () => undefined });
const end = new AbortController();
let server: ChildProcess | undefined;
try {
  const { jeton } = await seed(postgres.url, { bayi: 1, musteri: 5000, randevu: 5000, satis: 500 }, (text) => process.stderr.write(`${text}\n`));
  server = spawn(process.execPath, [new URL('../../apps/server/src/main.ts', import.meta.url).pathname], {
    env: { ...process.env, DATABASE_URL: postgres.url, PORT: String(PORT), DATA_DIR: join(dataDir, 'files'), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await ready();
  const headers = { authorization: `Bearer ${jeton}` };
  const form = new FormData();
  form.append('adi', 'Santral');
  const { anahtar } = (await answerOf(fetch(`${address}/santral`, { method: 'POST', headers, body: form }))) as ReplyOf<typeof santralCalls.create>;

  /** The desks that show a call, by the text of its line. */
  let shown = new Map<string, { count: number; done: () => void }>();
  const ask = async (): Promise<void> => {
    const { liste } = (await answerOf(fetch(`${address}/gelenarama/calanlar`, { headers }))) as ReplyOf<typeof gelenAramaCalls.calanlar>;
    for (const { gelenHat } of liste) {
      const waited = shown.get(gelenHat ?? '');
      if (waited && (waited.count += 1) === PANELS) waited.done();
    }
  };
  const follow = async (): Promise<void> => {
    const { body } = await fetch(`${address}/olaylar`, { headers, signal: end.signal });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    const hear = async (): Promise<void> => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) if (part.value.includes('gelenarama')) await ask();
    };
    hear().catch((error: unknown) => {
      if (!end.signal.aborted) throw error;
    });
  };
  await Promise.all(Array.from({ length: PANELS }, follow));

  const times: number[] = [];
  for (let n = 0; n < CALLS; n += 1) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const hat = `hat ${n}`;
    shown = new Map([[hat, { count: 0, done: resolve }]]);
    const start = performance.now();
    const query = (event: string) => new URLSearchParams({ event, caller: `0555${String(n * 37).padStart(7, '0')}`, hat, call_id: `cagri-${n}` });
    await answerOf(fetch(`${address}/santral/bildirim/${anahtar}?${query('ringing')}`));
    await promise;
    times.push(performance.now() - start);
    await answerOf(fetch(`${address}/santral/bildirim/${anahtar}?${query('hangup')}`));
    // The end of one call is no part of the next one's time.
    await new Promise((go) => setTimeout(go, 300));
  }
  const sorted = times.toSorted((a, b) => a - b);
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!];
  console.log(JSON.stringify({ ringingToCard: { panels: PANELS, calls: CALLS, medianMs: Math.round(median), worstMs: Math.round(worst), wantedMs: EN_COK_MS } }, null, 2));
  if (worst > EN_COK_MS) process.exitCode = 1;
} finally {
  end.abort();
  if (server?.kill('SIGTERM')) await once(server, 'exit');
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}

async function answerOf(request: Promise<Response>): Promise<unknown> {
  const response = await request;
  if (!response.ok) throw new Error(`Refused: ${await response.text()}`);
  return response.json();
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await fetch(`${address}/saglik`).then(() => true, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server does not answer');
}
