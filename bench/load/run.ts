import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { addDays } from '@defter/rules/tarih.ts';
import pg from 'pg';
import { type Case, cases, FIRST_DAY, freeTimes, largeCases, type Sample, SLOTS } from './cases.ts';
import { requestOf, type Sent } from './http.ts';
import { FIRST, record } from './record.ts';
import { readSample } from './sample.ts';
import { createVary } from './vary.ts';

/*
 * Measures the share of the floor that Defter reaches: `node bench/load/run.ts SEED_JSON [--only NAME] [--write] [--large]`. SEED_JSON is the output
 * of bench/load/prepare.ts: address of the seeded database, bayi, token and day. The two servers are measured in turns, so that a disturbance of the
 * machine meets both; medians count. --large measures a large business (bench/load/rapor.ts), by one connection, and fails below the wanted ratio.
 */
const CONNECTIONS = 32;
const SECONDS = 5;
const ROUNDS = 3;
const PORT = 4291;
const FLOOR_PORT = 4292;
/** A number for every request of this process: no slot is asked for twice. */
let counter = 0;
const BATCH = 20_000;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const round2 = (n: number) => Math.round(n * 100) / 100;
const BASELINE = new URL('./baseline.json', import.meta.url);

const { positionals, values: flags } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' }, write: { type: 'boolean' }, large: { type: 'boolean' } } });
const chosen = (flags.large ? largeCases : cases).filter(({ name }) => !flags.only || name.includes(flags.only));
const { url, bayiID, jeton, gun } = JSON.parse(readFileSync(positionals[0]!, 'utf8')) as { url: string; bayiID: number; jeton: string; gun: string };

const sample = await readSample(url, { bayiID, gun });
counter = await continueBookings(sample);
const recording = await record(url, chosen, sample, jeton);
const vary = createVary(recording, sample);
const folder = await mkdtemp(join(tmpdir(), 'defter-bench-'));
writeFileSync(join(folder, 'recording.json'), JSON.stringify(recording));
const servers = [
  start(new URL('../../apps/server/src/main.ts', import.meta.url), [], { DATABASE_URL: url, PORT: String(PORT), DATA_DIR: folder, LOG_LEVEL: 'warn' }),
  start(new URL('./floor.ts', import.meta.url), [url, String(FLOOR_PORT), String(bayiID), join(folder, 'recording.json')], {}),
];
try {
  await Promise.all([ready(`http://127.0.0.1:${PORT}/api/saglik`), ready(`http://127.0.0.1:${FLOOR_PORT}/${encodeURIComponent(chosen[0]!.name)}`)]);
  const results = [];
  for (const of of chosen) results.push(await measure(of));
  const report = { results, ...(flags.large || flags.only ? {} : await measureAlone()) };
  console.log(JSON.stringify(report, null, 2));
  if (flags.large && results.some(({ ratio, wanted }) => ratio < wanted)) process.exitCode = 1;
  if (flags.write) writeFileSync(BASELINE, `${JSON.stringify(report, null, 2)}\n`);
} finally {
  for (const server of servers) server.kill('SIGTERM');
}

/** The time for one person, with nobody else there. */
async function measureAlone() {
  const alone = await load(PORT, requests(cases.find(({ name }) => name === 'folded search')!, 400), 1);
  const month = await load(PORT, requests(freeTimes, 200), 1);
  return { searchOneConnectionP97Ms: p97(alone), freeTimesOneConnectionMs: { median: month.latency.p50, p97: p97(month) } };
}

async function measure(of: Case) {
  const connections = flags.large ? 1 : CONNECTIONS;
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    floor.push((await load(FLOOR_PORT, floorRequests(of), connections)).requests.average);
    ours.push((await load(PORT, requests(of), connections)).requests.average);
  }
  const ratio = median(ours) / median(floor);
  return { name: of.name, perSecond: Math.round(median(ours)), floorPerSecond: Math.round(median(floor)), ratio: round2(ratio), wanted: of.ratio };
}

async function* generate(of: Pick<Case, 'call' | 'input'>, count: number): AsyncGenerator<Sent> {
  for (let i = 0; i < count; i += 1) yield requestOf(of, sample, (counter += 1), jeton);
}

type Make = () => Promise<Sent[]>;
function requests(of: Pick<Case, 'call' | 'input'>, count = of.call.method === 'POST' ? BATCH : 500): Make {
  return () => Array.fromAsync(generate(of, count));
}

function floorRequests(of: Case): Make {
  const path = `/${encodeURIComponent(of.name)}`;
  const count = of.call.method === 'POST' ? BATCH : 500;
  return async () =>
    Array.from({ length: count }, () => {
      counter += 1;
      return { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(vary(of, counter))) };
    });
}

/** Every request is sent once and in order; reads begin again at the end. */
async function load(port: number, make: Make, connections: number): Promise<autocannon.Result> {
  const list = await make();
  let next = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: SECONDS,
    requests: [
      {
        setupRequest: (request) => {
          const sent = list[(next += 1) % list.length]!;
          return { ...request, method: sent.method as 'GET', path: sent.path, headers: sent.headers, body: sent.body };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals and ${result.errors} errors on port ${port}`);
  return result;
}

/** The number of the first booking that no earlier run has made; those that were recorded are far behind it and go. */
async function continueBookings({ sutunIDler }: Sample): Promise<number> {
  const perDay = SLOTS * sutunIDler.length;
  const recorded = addDays(FIRST_DAY, Math.floor((FIRST - 1) / perDay));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set role defter_bakim');
  for (const table of ['randevu_hizmet', 'randevu_yer']) {
    await client.query(`delete from ${table} h using randevu r where r.bayi_id = h.bayi_id and r.id = h.randevu_id and r.baslangic >= $1`, [recorded]);
  }
  await client.query('delete from randevu where baslangic >= $1', [recorded]);
  const { rows } = await client.query<{ gun: number }>('select coalesce(max(baslangic)::date - $1::date + 1, 0) as gun from randevu where baslangic >= $1', [FIRST_DAY]);
  await client.end();
  return rows[0]!.gun * perDay;
}

function start(script: URL, args: string[], environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [script.pathname, ...args], { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function ready(address: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answered = await fetch(address).then(() => true, () => false);
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} does not answer`);
}

function p97({ latency }: autocannon.Result): number {
  return latency.p97_5;
}
