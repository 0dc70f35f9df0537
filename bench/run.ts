import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../apps/server/src/platform/postgres/embedded.ts';

/*
 * `npm run bench [-- load|mutabakat|sayfa|sayfa-acilis|import|memory|year|altin|gelmeme|size|calendar|interactive|arama|mesaj|export|rapor] [--part 0.1] [--write]` runs all measurements, or one by its name.
 * load: calls against their floor and the card of a customer in a browser, on a database of its own (some minutes; --part
 * makes a smaller one, --write keeps the result as the baseline). import: 20,000 customers from Excel, and what other desks feel of it (--write as well).
 * memory: what the server keeps, under load and a minute after (--write as well).
 * year: 200,000 acts of desks and customers at once, and whether the book is right afterwards (about half an hour).
 * mutabakat: the proof of the till over 300,000 sales, and what a desk feels of it.
 * altin: a year of 15,000 acts of one salon, and whether every sum is the one that a notebook has (--write keeps it for the tests).
 * arama: from the telephone that rings to the card at fifty desks.
 * mesaj: recipients chosen, the plan of a day, and a night with 60,000 reminders (--part makes it smaller).
 * export: a till and sales of 300,000 rows as workbooks, their memory and what another desk feels (--part makes them smaller).
 * rapor: every report of a large salon, of a month and of a year, and the first page.
 * sayfa: how often the customers' page is told its free times.
 * sayfa-acilis: how soon that page can be worked with on a slow phone; fails above 1.5 s.
 * gelmeme: how near the chance of not coming is to what happens, on simulated salons.
 * size: what the built panel makes a browser fetch. calendar: how fast the day view is.
 * interactive: how soon after a fresh load one can sign in, and see the day, beside its limits.
 */
const [first] = process.argv.slice(2);
const part = process.argv.includes('--part') ? process.argv[process.argv.indexOf('--part') + 1] : '1';
const benches: Record<string, () => Promise<void>> = {
  gelmeme: () => run('gelmeme/run.ts'),
  size: () => run('panel/size.ts'),
  calendar: () => run('panel/calendar/run.ts'),
  import: () => run('load/import.ts', ...process.argv.filter((argument) => argument === '--write')),
  memory: () => run('load/memory.ts', ...process.argv.filter((argument) => argument === '--write')),
  interactive: () => run('panel/interactive.ts'),
  'sayfa-acilis': () => run('panel/sayfa-acilis.ts'),
  year,
  altin,
  mutabakat: () => run('load/mutabakat.ts', part ?? '1'),
  arama: () => run('load/arama.ts'),
  mesaj: () => run('load/mesaj.ts', part ?? '1'),
  export: () => run('load/export.ts', part ?? '1'),
  rapor: () => run('load/rapor.ts', part ?? '1'),
  load,
  sayfa: () => withSeed((seed) => run('load/sayfa.ts', seed)),
};

const chosen = first && !first.startsWith('--') ? benches[first] : undefined;
for (const bench of chosen ? [chosen] : Object.values(benches)) await bench();

function year(): Promise<void> {
  process.env.SALON_YILI = '200000';
  return run('../node_modules/vitest/vitest.mjs', 'run', '--project=server', 'apps/server/test/salon-yili');
}

function altin(): Promise<void> {
  process.env.ALTIN_YIL = '15000';
  if (process.argv.includes('--write')) process.env.ALTIN_YIL_YAZ = '1';
  return run('../node_modules/vitest/vitest.mjs', 'run', '--project=server', 'apps/server/test/altin-yil/altin-yil.test.ts');
}

function load(): Promise<void> {
  return withSeed(async (seed) => {
    await run('load/run.ts', seed, ...process.argv.filter((argument) => argument === '--write'));
    await run('panel/musteri.ts', seed);
  });
}

/** Measures on a database of its own, filled by prepare.ts. */
async function withSeed(work: (seed: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'defter-bench-'));
  const postgres = await startPostgres({ dataDir, log: () => undefined });
  const seed = join(dataDir, 'seed.json');
  try {
    await run('load/prepare.ts', postgres.url, seed, part ?? '1');
    await work(seed);
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
