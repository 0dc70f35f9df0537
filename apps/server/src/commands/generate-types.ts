import { sql } from 'kysely';
import { generate, type PostprocessFunction, PostgresDialect } from 'kysely-codegen';

/** How the pool reads these types (platform/db/pool.ts): numbers and texts, no Date. */
const typeMapping = {
  int8: 'number',
  timestamptz: 'string',
  timestamp: 'string',
  date: 'string',
  time: 'string',
  uuid: 'string',
  inet: 'string',
  money: 'Lira',
};

const KYSELY = 'import type { ColumnType } from "kysely";';

/** Columns of an amount that are no money: points, and what is percent in other rows. */
const NO_MONEY = new Set(['puan', 'genel_puan', 'iskonto', 'deger']);
/** numeric(14,2), as the catalogue of PostgreSQL writes it. */
const AMOUNT = (14 << 16) + 2 + 4;

/** Columns of money are shown to the generator as PostgreSQL's `money`, which gets a type of our own (platform/db/lira.ts). */
const markLira: PostprocessFunction = async ({ db, metadata }) => {
  const { rows } = await sql<{ tablo: string; sutun: string }>`
    select c.relname as tablo, a.attname as sutun from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.atttypid = 'numeric'::regtype and a.atttypmod = ${AMOUNT}`.execute(db);
  const amounts = new Set(rows.filter(({ sutun }) => !NO_MONEY.has(sutun)).map(({ tablo, sutun }) => `${tablo}.${sutun}`));
  for (const { name, columns } of metadata.tables) for (const column of columns) if (amounts.has(`${name}.${column.name}`)) Object.assign(column, { dataType: 'money' });
  return metadata;
};

/** The text of platform/db/types.ts for a migrated database. */
export async function generateTypes(url: string): Promise<string> {
  const dialect = new PostgresDialect({ dateParser: 'string', numericParser: 'number' });
  const db = await dialect.introspector.connect({ connectionString: url, dialect });
  try {
    const types = await generate({ db, dialect, defaultSchemas: ['public'], excludePattern: 'goc', typeMapping, postprocess: markLira, outFile: null });
    return types.replace(KYSELY, `${KYSELY}\nimport type { Lira } from "./lira.ts";`);
  } finally {
    await db.destroy();
  }
}
