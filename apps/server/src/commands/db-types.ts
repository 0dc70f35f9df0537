// `npm run db:types`: writes the types of the tables anew, from a database that is made for it and thrown away.
// `--check` writes nothing and fails if the file is not what would be written.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '../platform/db/migrate.ts';
import { startPostgres } from '../platform/postgres/embedded.ts';
import { generateTypes } from './generate-types.ts';

const TYPES = new URL('../platform/db/types.ts', import.meta.url);
const PAUSE_MS = 20;

const dataDir = await mkdtemp(join(tmpdir(), 'defter-types-'));
const postgres = await startPostgres({ dataDir, log: () => {} });
try {
  await migrate(postgres.url);
  const types = await generateTypes(postgres.url);
  await untilAlone(postgres.url);
  if (!process.argv.includes('--check')) await writeFile(TYPES, types);
  else if ((await readFile(TYPES, 'utf8')) !== types) {
    process.stderr.write('platform/db/types.ts is not what the migrations make: npm run db:types\n');
    process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}

/** The generator's pool says that it has ended before its connections have; the end of the database would be an error there. */
async function untilAlone(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const others = () => client.query(`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  while ((await others()).rows.length > 0) await pause(PAUSE_MS);
  await client.end();
}
