import type { demoCalls } from '@defter/contract/demo.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { type Duties, listPersonFiles } from '../../platform/duties.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { forgetFiles } from '../../platform/files/forget-files.ts';
import type { Context } from '../../platform/http/context.ts';
import { leaveDemo } from '../bayi/leave-demo.ts';

/** Empties the demo salon, so that its owner can begin with the own book. Refused in every other business. */
export const removeDemo = (duties: readonly Duties[]) => async ({ tx, oturum, files, afterCommit }: Context<typeof demoCalls.kaldir>) => {
  if (!(await leaveDemo(tx, oturum.bayiID))) throw new AppError('bulunamadi');
  const demolar = duties.flatMap(({ demo }) => demo ?? []);
  const dosyalar = await listPersonFiles(tx, duties);
  for (const { before } of demolar) await before?.(tx);
  const emptied = new Map(demolar.flatMap((demo) => Object.entries(demo.emptied)));
  for (const table of await orderTables(tx, [...emptied.keys()])) {
    const which = emptied.get(table)!;
    await sql`delete from ${sql.table(table)} where ${which === true ? sql`true` : which}`.execute(tx);
  }
  for (const { after } of demolar) await after?.(tx);
  await forgetFiles({ tx, files, afterCommit }, dosyalar.map(({ key }) => key));
  return {};
};

/** The tables, each after every one that points to it. Two that point at each other stand in either order. */
async function orderTables(tx: Tx, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ tablo: string; hedef: string }>`
    select distinct conrelid::regclass::text as tablo, confrelid::regclass::text as hedef from pg_constraint
    where contype = 'f' and conrelid <> confrelid order by 1, 2`.execute(tx);
  const pointing = (table: string) => rows.filter(({ hedef, tablo }) => hedef === table && tables.includes(tablo)).map(({ tablo }) => tablo);
  const ordered = new Set<string>();
  const begun = new Set<string>();
  const add = (table: string) => {
    if (begun.has(table)) return;
    begun.add(table);
    for (const other of pointing(table)) add(other);
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return [...ordered];
}
