import { generate, PostgresDialect } from 'kysely-codegen';

/** How the pool reads these types (platform/db/pool.ts): numbers and texts, no Date. */
const typeMapping = {
  int8: 'number',
  timestamptz: 'string',
  timestamp: 'string',
  date: 'string',
  time: 'string',
  uuid: 'string',
  inet: 'string',
};

/** The text of platform/db/types.ts for a migrated database. */
export async function generateTypes(url: string): Promise<string> {
  const dialect = new PostgresDialect({ dateParser: 'string', numericParser: 'number' });
  const db = await dialect.introspector.connect({ connectionString: url, dialect });
  try {
    return await generate({ db, dialect, defaultSchemas: ['public'], excludePattern: 'goc', typeMapping, outFile: null });
  } finally {
    await db.destroy();
  }
}
