import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aktarimCalls, EN_COK_SATIR, PARCA_SATIRI } from '@defter/contract/aktarim.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { startPostgres } from '../../apps/server/src/platform/postgres/embedded.ts';
import { seed } from './seed.ts';

/*
 * Measures the import of 20,000 customers from Excel, and its effect on other desks: `node bench/load/import.ts [--write]`.
 * A business with 20,000 customers gets 20,000 rows: half of them new, half changed. Seconds of the check, of the
 * import and of its undo; while the import runs, somebody else asks for the list of customers again and again.
 */
const PORT = 4294;
const BASELINE = new URL('./import-baseline.json', import.meta.url);
/** The promise of the house. */
const LIMIT_SECONDS = 60;

const dataDir = await mkdtemp(join(tmpdir(), 'defter-bench-'));
const postgres = await startPostgres({ dataDir, log: () => undefined });
let server: ChildProcess | undefined;
try {
  const { jeton } = await seed(postgres.url, { bayi: 1, musteri: EN_COK_SATIR, randevu: 0, satis: 0 }, () => undefined);
  server = spawn(process.execPath, [new URL('../../apps/server/src/main.ts', import.meta.url).pathname], {
    env: { ...process.env, DATABASE_URL: postgres.url, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await ready();
  const report = await measure(jeton);
  console.log(JSON.stringify({ report, before: JSON.parse(readBaseline()) as unknown }, null, 2));
  if (report.importSeconds > LIMIT_SECONDS) throw new Error(`the import takes more than ${LIMIT_SECONDS} s`);
  if (process.argv.includes('--write')) writeFileSync(BASELINE, `${JSON.stringify(report, null, 2)}\n`);
} catch (error) {
  // The error is printed before the database ends, because open connections fail then and would hide it.
  console.error(error);
  process.exitCode = 1;
} finally {
  server?.kill('SIGTERM');
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(jeton: string) {
  const list = () => send(jeton, 'GET', `${musteriCalls.list.path}?sayfaBoyutu=25`);
  const idle = await askUntil(list, pause(3000));

  const rows = Array.from({ length: EN_COK_SATIR }, (_, i) => rowOf(i));
  let id = 0;
  const checkSeconds = await seconds(async () => {
    for (let i = 0; i < rows.length; i += PARCA_SATIRI) {
      const body = { data: rows.slice(i, i + PARCA_SATIRI), dosyaAdi: 'musteriler.xlsx', aktarimID: id || null };
      ({ id } = await send<{ id: number }>(jeton, 'POST', aktarimCalls.kontrol.path, body));
    }
  });

  let busy: number[] = [];
  const importSeconds = await seconds(async () => {
    const done = send(jeton, 'POST', aktarimCalls.import.path, { aktarimID: id }).then(() => until(jeton, id, 'bitti'));
    busy = await askUntil(list, done);
  });
  const { aktarim } = await send<{ aktarim: Record<string, number> }>(jeton, 'GET', `/excelimport/${id}`);
  const undoSeconds = await seconds(async () => {
    await send(jeton, 'POST', aktarimCalls.geriAl.path, { id });
    await until(jeton, id, 'geriAlindi');
  });
  return {
    rows: rows.length,
    yeni: aktarim.yeni,
    degisen: aktarim.degisen,
    checkSeconds,
    importSeconds,
    undoSeconds,
    listP97MsIdle: p97(idle),
    listP97MsWhileImporting: p97(busy),
  };
}

/** Numbers from the seed in the first half, new ones in the other. */
function rowOf(i: number) {
  return {
    satir: i + 2,
    ad: `Ad ${i}`,
    soyad: `Soyad ${i % 500}`,
    telefon: `05${String(100_000_001 + i * 2).padStart(9, '0')}`,
    adres: `Lale Sokak ${i}`,
  };
}

async function send<T>(jeton: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${PORT}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${jeton}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const answer = (await response.json()) as T & { message: string };
  if (!response.ok) throw new Error(`${method} ${path}: ${answer.message}`);
  return answer;
}

async function until(jeton: string, id: number, durum: string): Promise<void> {
  for (;;) {
    const { aktarim } = await send<{ aktarim: { durum: string } }>(jeton, 'GET', `/excelimport/${id}`);
    if (aktarim.durum === durum) return;
    if (aktarim.durum === 'durdu') throw new Error('the import stopped');
    await pause(100);
  }
}

/** The milliseconds of each answer, asked one after the other until the work is done. */
async function askUntil(ask: () => Promise<unknown>, done: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let going = true;
  const stop = () => {
    going = false;
  };
  // Its outcome is reported below.
  done.then(stop, stop);
  while (going) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
    await pause(20);
  }
  await done;
  return times;
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round((performance.now() - start) / 100) / 10;
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(`http://127.0.0.1:${PORT}/api/saglik`).then(() => true, () => false)) return;
    await pause(100);
  }
  throw new Error('the server does not answer');
}

function readBaseline(): string {
  try {
    return readFileSync(BASELINE, 'utf8');
  } catch {
    return 'null'; // measured for the first time
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function p97(times: number[]): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.97)]! * 10) / 10;
}
