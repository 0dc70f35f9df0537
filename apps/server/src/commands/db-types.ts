// `npm run db:types`: the types of the tables, from a database made by the migrations and by nothing else.
// With --check it writes nothing and fails when the types that are checked in say something else.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../platform/db/migrate.ts';
import { startPostgres } from '../platform/postgres/embedded.ts';

const file = fileURLToPath(new URL('../platform/db/types.ts', import.meta.url));
const codegen = fileURLToPath(import.meta.resolve('kysely-codegen').replace(/index\.js$/, 'cli/bin.js'));
/** As platform/db/pool.ts reads them. */
const mapping = { int8: 'number', timestamptz: 'string', timestamp: 'string' };

const dataDir = await mkdtemp(join(tmpdir(), 'defter-types-'));
const postgres = await startPostgres({ dataDir, log: () => undefined });
try {
  await migrate(postgres.url);
  const { status } = spawnSync(
    process.execPath,
    [
      codegen, '--dialect=postgres', `--url=${postgres.url}`, `--out-file=${file}`, '--exclude-pattern=goc',
      '--date-parser=string', '--numeric-parser=number', `--type-mapping=${JSON.stringify(mapping)}`,
      ...(process.argv.includes('--check') ? ['--verify'] : []),
    ],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}
