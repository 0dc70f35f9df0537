import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../apps/server/src/platform/postgres/embedded.ts';

/*
 * `npm run bench [-- load|import|memory|size|calendar] [--part 0.1] [--write]` runs all measurements, or one by its name.
 * load: calls against their floor and the card of a customer in a browser, on a database of its own (some minutes; --part
 * makes a smaller one, --write keeps the result as the baseline). import: 20,000 customers from Excel, and what other desks feel of it (--write as well).
 * memory: what the server keeps, under load and a minute after (--write as well).
 * size: what the built panel makes a browser fetch. calendar: how fast the day view is.
 */
const [first] = process.argv.slice(2);
const part = process.argv.includes('--part') ? process.argv[process.argv.indexOf('--part') + 1] : '1';
const benches: Record<string, () => Promise<void>> = {
  size: () => run('panel/size.ts'),
  calendar: () => run('panel/calendar/run.ts'),
  import: () => run('load/import.ts', ...process.argv.filter((argument) => argument === '--write')),
  memory: () => run('load/memory.ts', ...process.argv.filter((argument) => argument === '--write')),
  interactive: () => run('panel/interactive.ts'),
  load,
};

const chosen = first && !first.startsWith('--') ? benches[first] : undefined;
for (const bench of chosen ? [chosen] : Object.values(benches)) await bench();

async function load(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'defter-bench-'));
  const postgres = await startPostgres({ dataDir, log: () => undefined });
  const seed = join(dataDir, 'seed.json');
  try {
    await run('load/prepare.ts', postgres.url, seed, part ?? '1');
    await run('load/run.ts', seed, ...process.argv.filter((argument) => argument === '--write'));
    await run('panel/musteri.ts', seed);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function run(script: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`bench/${script} failed`);
}
