import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../apps/server/src/platform/postgres/embedded.ts';
import { seed } from './seed.ts';

/*
 * A list of 300,000 rows as a workbook: `node bench/load/excel.ts [0.1]`. Seconds, size, what the memory of the server grew by
 * meanwhile, and the longest time that another call waited.
 */
const [part = '1'] = process.argv.slice(2);
const SATIS = 300_000 * Number(part);
const PORT = 4297;
const URL_OF_SERVER = `http://127.0.0.1:${PORT}`;
const READY_SECONDS = 60;
/** The workbook is not in memory; a page of its rows is. */
const MIB = 200;

let server: ChildProcess | undefined;
const dataDir = await mkdtemp(join(tmpdir(), 'defter-bench-'));
const postgres = await startPostgres({ dataDir, log: () => undefined });
try {
  const { jeton } = await seed(postgres.url, { bayi: 1, musteri: 2000, randevu: 100, satis: SATIS }, () => undefined);
  server = spawn(process.execPath, [new URL('../../apps/server/src/main.ts', import.meta.url).pathname], {
    env: { ...process.env, DATABASE_URL: postgres.url, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await ready();
  const start = await resident();
  const begun = performance.now();
  let [most, slowest, isRunning] = [start, 0, true];
  const watch = (async () => {
    while (isRunning) {
      const asked = performance.now();
      most = Math.max(most, await resident());
      slowest = Math.max(slowest, performance.now() - asked);
      await pause(50);
    }
  })();
  const answer = await fetch(`${URL_OF_SERVER}/api/export?tip=satislar&baslangicTarihi=2000-01-01&bitisTarihi=2100-01-01&durum=tumu`, { headers: { authorization: `Bearer ${jeton}` } });
  let bytes = 0;
  for await (const piece of answer.body!) bytes += piece.length;
  isRunning = false;
  await watch;
  const report = { status: answer.status, rows: SATIS, seconds: Math.round((performance.now() - begun) / 100) / 10, mebibytes: Math.round(bytes / 1024 / 1024), start, most, grewBy: most - start, othersWaited: Math.round(slowest) };
  console.log(JSON.stringify(report, null, 2));
  if (answer.status !== 200 || report.grewBy > MIB) throw new Error(`status ${answer.status}, memory grew by more than ${MIB} MiB`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  if (server && server.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Resident memory of the server, as it says itself, in MiB. */
async function resident(): Promise<number> {
  const text = await (await fetch(`${URL_OF_SERVER}/api/metrics`)).text();
  return Math.round(Number(/^defter_process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1024 / 1024);
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
