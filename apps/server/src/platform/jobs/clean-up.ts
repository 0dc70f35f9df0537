import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type Duties, PLATFORM } from '../duties.ts';

/** How many rows one transaction deletes at most: it holds their locks, and after a long pause of the server there may be millions. */
const AT_ONCE = 10_000;

type Step = { table: string; expired: RawBuilder<unknown>; isOfBayis: boolean };

/**
 * Deletes the rows that are no longer used: expired sessions, codes, links, counts of tries, answers kept for a repeated
 * request. Their owners declare when that is. A table whose rows cannot be deleted does not hold back the others.
 * @throws Error at the end that names the tables, with what came of the first
 */
export async function cleanUp(database: Database, modules: readonly Duties[]): Promise<void> {
  const steps = [
    ...stepsOf(PLATFORM, false),
    ...modules.flatMap((duties) => stepsOf(duties, true)),
    { table: 'tekrar_anahtari', expired: sql`zaman < now() - interval '1 day'`, isOfBayis: true },
  ];
  const failures: { table: string; error: Error & { code?: string } }[] = [];
  for (const step of steps) {
    try {
      await deleteExpired(database, step);
    } catch (error) {
      failures.push({ table: step.table, error: error as Error });
    }
  }
  if (failures.length === 0) return;
  // A message of PostgreSQL may hold values of rows; its code does not.
  const told = failures.map(({ table, error: { code, message } }) => `${table}: ${code ?? message}`).join('; ');
  throw new Error(`Expired rows stay behind in ${told}`, { cause: failures[0]!.error });
}

const stepsOf = ({ expires = {} }: Duties, isOfBayis: boolean): Step[] => Object.entries(expires).map(([table, expired]) => ({ table, expired, isOfBayis }));

async function deleteExpired({ system }: Database, { table, expired, isOfBayis }: Step): Promise<void> {
  const deleteSome = () =>
    system(async (tx) => {
      // The owner of the tables sees no bayi's rows.
      if (isOfBayis) await sql`set local role defter_bakim`.execute(tx);
      // A row that somebody changes meanwhile has moved, so it stays: it may be in use again.
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(select ctid from ${sql.table(table)} where ${expired} limit ${AT_ONCE}))`.execute(tx);
      return Number(numAffectedRows);
    });
  while ((await deleteSome()) === AT_ONCE);
}
