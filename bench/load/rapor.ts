import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HAZIR_RAPORLAR, RAPORLAR } from '@defter/contract/raporlar.ts';
import { addDays, addMonths, startOfMonth } from '@defter/rules/tarih.ts';
import { startPostgres } from '../../apps/server/src/platform/postgres/embedded.ts';
import { measureBookings } from './beside-reports.ts';
import { readSample } from './sample.ts';
import { LARGE, type Seed, seed } from './seed.ts';

/*
 * Every report of a large salon at one connection: `node bench/load/rapor.ts [PART]`. 200,000 customers, 300,000 sales of a million
 * lines and a million appointments in five years, beside 49 small businesses; a month in at most 250 ms, a year, and what has no days, in
 * 1.5 s, the first page in 60 ms; bookings beside eight reports of a year, p95 at most twice as long as alone; and takings of a month
 * by method at 0.8 of their floor or better.
 */
const PART = Number(process.argv[2] ?? 1);
const LIMIT = { ay: 250, yil: 1500, bugun: 60 };
const PORT = 4286;
const URL_OF_SERVER = `http://127.0.0.1:${PORT}`;
const TRIES = 5;
/** The first page is read anew at every event: the first readings of a connection, which are planned each by itself, are the fewest. */
const PAGE_TRIES = 15;

let server: ChildProcess | undefined;
const dataDir = await mkdtemp(join(tmpdir(), 'defter-bench-'));
const postgres = await startPostgres({ dataDir, log: () => undefined });
try {
  const seeded = await seed(postgres.url, LARGE(PART), (text) => process.stderr.write(`${text}\n`));
  const { jeton, bayiID } = seeded;
  server = spawn(process.execPath, [new URL('../../apps/server/src/main.ts', import.meta.url).pathname], {
    env: { ...process.env, DATABASE_URL: postgres.url, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const headers = { authorization: `Bearer ${jeton}` };
  for (let i = 0; !(await fetch(`${URL_OF_SERVER}/api/musteri?sayfa=1`, { headers }).then(({ ok }) => ok, () => false)); i += 1) {
    if (i > 300) throw new Error('the server does not answer');
    await pause(200);
  }
  /** The middle of some readings, in milliseconds; the status where it is refused. */
  const measure = async (path: string, tries = TRIES): Promise<number | string> => {
    const times: number[] = [];
    for (let i = 0; i < tries; i += 1) {
      const start = performance.now();
      const answer = await fetch(`${URL_OF_SERVER}/api${path}`, { headers });
      const text = await answer.text();
      if (!answer.ok) return `${answer.status} ${text.slice(0, 80)}`;
      times.push(performance.now() - start);
    }
    return Math.round(times.toSorted((a, b) => a - b)[Math.floor(tries / 2)]!);
  };
  const bugun = new Date().toISOString().slice(0, 10);
  const ay = startOfMonth(addDays(startOfMonth(bugun), -1));
  const donemler = { ay: { bas: ay, son: addDays(startOfMonth(bugun), -1) }, yil: { bas: addMonths(ay, -11), son: addDays(startOfMonth(bugun), -1) } };
  const rows: Record<string, number | string>[] = [];
  for (const ad of HAZIR_RAPORLAR) {
    const row: Record<string, number | string> = { ad };
    for (const [kind, { bas, son }] of Object.entries(donemler)) {
      const gunler = RAPORLAR[ad].suzgecler.includes('donem') ? `&baslangicTarihi=${bas}&bitisTarihi=${son}` : '';
      row[kind] = gunler === '' && kind === 'ay' ? '' : await measure(`/rapor/${ad}?sayfa=1&sayfaBoyutu=50${gunler}`);
    }
    rows.push(row);
  }
  const sayfa = await measure('/dashboard/bugun', PAGE_TRIES);
  const isSlow = (deger: number | string | undefined, limit: number) => deger !== '' && (typeof deger === 'string' || deger! > limit);
  console.table(rows.filter(({ ay: month, yil }) => isSlow(month, LIMIT.ay) || isSlow(yil, LIMIT.yil)));
  const slowest = (kind: 'ay' | 'yil') => Math.max(...rows.map((row) => (typeof row[kind] === 'number' ? row[kind] : 0)));
  const bookings = await measureBookings({ address: URL_OF_SERVER, jeton, sample: await readSample(postgres.url, { bayiID, gun: bugun }), days: donemler.yil });
  console.log(JSON.stringify({ reports: rows.length, slowestMonthMs: slowest('ay'), slowestYearMs: slowest('yil'), firstPageMs: sayfa, bookings, limits: LIMIT }, null, 2));
  if (bookings.besideReportsP95Ms > 2 * bookings.aloneP95Ms || isSlow(sayfa, LIMIT.bugun) || rows.some((row) => isSlow(row['ay'], LIMIT.ay) || isSlow(row['yil'], LIMIT.yil))) process.exitCode = 1;
  await stop(server);
  server = undefined;
  await compareWithFloor(seeded);
} finally {
  await stop(server);
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}

async function stop(running: ChildProcess | undefined): Promise<void> {
  if (running?.kill()) await once(running, 'exit');
}

async function compareWithFloor(seeded: Seed): Promise<void> {
  const file = join(dataDir, 'seed.json');
  await writeFile(file, JSON.stringify({ url: postgres.url, ...seeded }));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run.ts'), file, '--large'], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = 1;
}
