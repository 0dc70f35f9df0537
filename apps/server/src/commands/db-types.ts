// `npm run db:types`: writes the types of the tables anew, from a database that is made for it and thrown away.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../platform/db/migrate.ts';
import { startPostgres } from '../platform/postgres/embedded.ts';
import { generateTypes } from './generate-types.ts';

const TYPES = new URL('../platform/db/types.ts', import.meta.url);

const dataDir = await mkdtemp(join(tmpdir(), 'defter-types-'));
const postgres = await startPostgres({ dataDir, log: () => {} });
try {
  await migrate(postgres.url);
  await writeFile(TYPES, await generateTypes(postgres.url));
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}
