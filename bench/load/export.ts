import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../../apps/server/src/platform/postgres/embedded.ts';
import { seed } from './seed.ts';

/*
 * Exports a till of 300,000 rows and as many sales: `node bench/load/export.ts [PART]`. Measures the time, the additional memory of the server, and
 * the effect on another desk meanwhile.
 */
const ROWS = Math.round(300_000 * Number(process.argv[2] ?? 1));
const MOST_MIB = 150;
const PORT = 4289;
const URL_OF_SERVER = `http://127.0.0.1:${PORT}`;

let server: ChildProcess | undefined;
const dataDir = await mkdtemp(join(tmpdir(), 'defter-bench-'));
const postgres = await startPostgres({ dataDir, log: () => undefined });
try {
  const { bayiID, jeton } = await seed(postgres.url, { bayi: 1, musteri: 20_000, randevu: 2000, satis: ROWS }, (text) => process.stderr.write(`${text}\n`));
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`begin; set local role defter_bakim; reset role; select set_config('app.bayi', '${bayiID}', true); set local role defter_istek;
    insert into kasa (tarih, odeme_sekli_id, gelir, aciklama) select current_date - (i % 700), 1, 1 + i % 900, 'Satır ' || i from generate_series(1, ${ROWS}) i; commit`);
  await client.query('analyze');
  await client.end();
  server = spawn(process.execPath, [new URL('../../apps/server/src/main.ts', import.meta.url).pathname], {
    env: { ...process.env, DATABASE_URL: postgres.url, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const headers = { authorization: `Bearer ${jeton}` };
  for (let i = 0; !(await fetch(`${URL_OF_SERVER}/api/musteri?sayfa=1`, { headers }).then(({ ok }) => ok, () => false)); i += 1) {
    if (i > 300) throw new Error('the server does not answer');
    await pause(200);
  }
  for (const tip of ['kasa', 'satislar']) {
    const before = memory();
    const start = performance.now();
    let most = before;
    const waits: number[] = [];
    let isOver = false;
    const watch = (async () => {
      while (!isOver) {
        most = Math.max(most, memory());
        const asked = performance.now();
        await (await fetch(`${URL_OF_SERVER}/api/musteri?sayfa=1`, { headers })).arrayBuffer();
        waits.push(performance.now() - asked);
        await pause(50);
      }
    })();
    const answer = await fetch(`${URL_OF_SERVER}/api/export?tip=${tip}`, { headers });
    let bytes = 0;
    for await (const chunk of answer.body!) bytes += (chunk as Uint8Array).length;
    isOver = true;
    await watch;
    const sorted = waits.toSorted((a, b) => a - b);
    console.log(`${tip}: ${ROWS} rows in ${((performance.now() - start) / 1000).toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB, at most ${most - before} MiB above ${before} MiB; another desk waits ${sorted[Math.floor(sorted.length * 0.5)]!.toFixed(0)} ms, at most ${sorted.at(-1)!.toFixed(0)} ms`);
    if (answer.status !== 200 || most - before > MOST_MIB) process.exitCode = 1;
  }
} finally {
  if (server) {
    server.kill();
    await once(server, 'exit');
  }
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}

/** Resident MiB of the server and of what it has started. */
function memory(): number {
  const own = [server!.pid!, ...readFileSync(`/proc/${server!.pid!}/task/${server!.pid!}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)];
  return Math.round(own.reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0), 0) / 1024);
}
