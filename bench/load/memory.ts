import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { authCalls } from '@defter/contract/auth.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import autocannon from 'autocannon';
import { startPostgres } from '../../apps/server/src/platform/postgres/embedded.ts';
import { type Case, cases } from './cases.ts';
import { requestOf, type Sent } from './http.ts';
import { readSample } from './sample.ts';
import { OWNER, seed } from './seed.ts';

/*
 * Measures the memory of the server: `node bench/load/memory.ts [--write]`. Resident MiB once it is ready, the most under
 * every case of the load one after the other with 32 connections, the most while 32 sign in again and again and while as
 * many ask two salons for all of their 10,000 customers, and the rest of it a minute later.
 */
const CONNECTIONS = 32;
const SECONDS = 2;
const REST_SECONDS = 60;
/** The bench ends after this time even if something hangs. */
const LONGEST_SECONDS = 300;
const READY_SECONDS = 60;
const PORT = 4296;
const URL_OF_SERVER = `http://127.0.0.1:${PORT}`;
const BASELINE = new URL('./memory-baseline.json', import.meta.url);
/** The promise of the house, in MiB. */
const LIMITS = { most: 350, wholeLists: 350, after: 250 };

let server: ChildProcess | undefined;

setTimeout(() => {
  console.error(`It has not ended within ${LONGEST_SECONDS} seconds.`);
  server?.kill('SIGKILL');
  process.exit(1);
}, LONGEST_SECONDS * 1000).unref();

const dataDir = await mkdtemp(join(tmpdir(), 'defter-bench-'));
const postgres = await startPostgres({ dataDir, log: () => undefined });
try {
  const seeded = await seed(postgres.url, { bayi: 2, musteri: 10_000, randevu: 5000, satis: 500 }, () => undefined);
  const sample = await readSample(postgres.url, seeded);
  server = spawn(process.execPath, [new URL('../../apps/server/src/main.ts', import.meta.url).pathname], {
    env: { ...process.env, DATABASE_URL: postgres.url, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await ready();
  // Before the many sign in, who have to wait.
  const jetonlar = await Promise.all([1, 2].map(tokenOf));
  const start = await resident();
  const peaks: Record<string, number> = {};
  for (const of of cases) peaks[of.name] = await peakOf(() => load(of, (n) => requestOf(of, sample, n, seeded.jeton)));
  peaks['signing in'] = await peakOf(signIn);
  const most = Math.max(...Object.values(peaks));
  const wholeLists = await peakOf(() => readWholeLists(jetonlar));
  await pause(REST_SECONDS * 1000);
  const report = { start, most, wholeLists, after: await resident(), peaks };
  console.log(JSON.stringify({ report, before: JSON.parse(readBaseline()) as unknown }, null, 2));
  if (process.argv.includes('--write')) writeFileSync(BASELINE, `${JSON.stringify(report, null, 2)}\n`);
  for (const [name, limit] of Object.entries(LIMITS)) if (report[name as keyof typeof LIMITS] > limit) throw new Error(`${name}: more than ${limit} MiB`);
} catch (error) {
  // The error is printed before the database ends, because open connections fail then and would hide it.
  console.error(error);
  process.exitCode = 1;
} finally {
  await endServer();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Resident memory of the server, as it says itself, in MiB. */
async function resident(): Promise<number> {
  const text = await (await fetch(`${URL_OF_SERVER}/api/metrics`)).text();
  return Math.round(Number(/^defter_process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1024 / 1024);
}

/** The highest resident memory during some work. */
async function peakOf(work: () => Promise<void>): Promise<number> {
  let most = await resident();
  let working = true;
  const watch = async () => {
    while (working) {
      most = Math.max(most, await resident());
      await pause(100);
    }
  };
  const watching = watch();
  await work().finally(() => {
    working = false;
  });
  await watching;
  return most;
}

async function load({ call }: Case, make: (n: number) => Promise<Sent>): Promise<void> {
  // Bookings stand once each; reads begin again at the end.
  const list = await Promise.all(Array.from({ length: call.method === 'POST' ? 10_000 : 500 }, (_, n) => make(n)));
  let next = 0;
  await autocannon({
    url: URL_OF_SERVER,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        setupRequest: (request) => {
          const { method, path, headers, body } = list[(next += 1) % list.length]!;
          return { ...request, method: method as 'GET', path, headers, body };
        },
      },
    ],
  });
}

async function signIn(): Promise<void> {
  await autocannon({
    url: `${URL_OF_SERVER}/api${authCalls.giris.path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
}

/** A request that waits too long is refused, as for any client; a failed connection is not. */
async function readWholeLists(jetonlar: readonly string[]): Promise<void> {
  const { errors, non2xx: refused, '2xx': answered } = await autocannon({
    url: `${URL_OF_SERVER}/api${musteriCalls.list.path}`,
    connections: CONNECTIONS,
    duration: 5 * SECONDS,
    timeout: 30,
    requests: jetonlar.map((jeton) => ({ headers: { authorization: `Bearer ${jeton}` } })),
  });
  if (errors > 0 || answered === 0) throw new Error(`whole lists: ${answered} answered, ${refused} refused, ${errors} broke off`);
}

async function tokenOf(salon: number): Promise<string> {
  const body = JSON.stringify({ ...OWNER, KullaniciAdi: OWNER.KullaniciAdi.replace('1', String(salon)) });
  const answer = await fetch(`${URL_OF_SERVER}/api${authCalls.giris.path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await answer.json()) as { token: { accessToken: string } }).token.accessToken;
}

async function ready(): Promise<void> {
  const end = Date.now() + READY_SECONDS * 1000;
  while (Date.now() < end && server?.exitCode === null) {
    const answer = await fetch(`${URL_OF_SERVER}/api/saglik`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('The server did not start');
}

/** A server that has ended by itself sends no further event. */
async function endServer(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

function readBaseline(): string {
  try {
    return readFileSync(BASELINE, 'utf8');
  } catch {
    return 'null';
  }
}
