import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { prove } from '../../apps/server/src/modules/mutabakat/prove.ts';
import { createDatabase, type Database } from '../../apps/server/src/platform/db/database.ts';
import { createPool } from '../../apps/server/src/platform/db/pool.ts';
import { startPostgres } from '../../apps/server/src/platform/postgres/embedded.ts';
import { seed } from './seed.ts';

/*
 * Measures the proof of the till over one business with 300,000 sales, and its effect on a desk that books meanwhile:
 * `node bench/load/mutabakat.ts [PART]`. At most five seconds, and nobody waits for it.
 */
const SATIS = 300_000 * Number(process.argv[2] ?? 1);
const EN_COK_MS = 5000;

const dataDir = await mkdtemp(join(tmpdir(), 'defter-bench-'));
const postgres = await startPostgres({ dataDir, log: () => undefined });
const database = createDatabase(createPool(postgres.url, { max: 10, onError: () => {} }));
try {
  const { bayiID } = await seed(postgres.url, { bayi: 1, musteri: 20_000, randevu: 2000, satis: SATIS }, (text) => process.stderr.write(`${text}\n`));
  const alone = await bookFor(database, bayiID, 2000);
  const start = performance.now();
  const proof = database.write({ bayiID }, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const before = cpuMs(rows[0]!.pid);
    const sonuc = await prove(tx, 60_000);
    return { sonuc, ms: performance.now() - start, cpu: cpuMs(rows[0]!.pid) - before };
  });
  const beside = await bookUntil(database, bayiID, proof);
  const { sonuc, ms, cpu } = await proof;
  const slowest = sonuc.kanitlar.toSorted((a, b) => b.sureMs - a.sureMs).slice(0, 5);
  const bakilan = sonuc.kanitlar.reduce((sum, kanit) => sum + kanit.bakilan, 0);
  console.log(`proof of ${SATIS} sales: ${Math.round(ms)} ms (${cpu} ms of a processor), ${bakilan} comparisons, ${sonuc.farklar.length} differences (at most ${EN_COK_MS} ms)`);
  console.log(slowest.map(({ kanit, sureMs }) => `${kanit} ${sureMs} ms`).join(', '));
  console.log(`a desk that books: ${describe(alone)} alone, ${describe(beside)} beside the proof`);
  if (ms > EN_COK_MS || sonuc.farklar.length > 0) process.exitCode = 1;
} finally {
  await database.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}

/** The processor time of a process; 0 on systems that do not tell it. */
function cpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

/** Books a movement of the till, and waits for the disk. */
async function book({ write }: Database, bayiID: number): Promise<number> {
  const start = performance.now();
  await write({ bayiID }, (tx) => sql`insert into kasa (tarih, odeme_sekli_id, gelir) values (current_date, 1, 1)`.execute(tx));
  return performance.now() - start;
}

async function bookFor(db: Database, bayiID: number, ms: number): Promise<number[]> {
  const end = performance.now() + ms;
  const times: number[] = [];
  while (performance.now() < end) times.push(await book(db, bayiID));
  return times;
}

async function bookUntil(db: Database, bayiID: number, end: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  // The caller that waits for the proof itself gets its failure.
  const ended = end.then(over, over);
  while (!isOver) times.push(await book(db, bayiID));
  await ended;
  return times;
}

function describe(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, at most ${at(1)} ms`;
}
