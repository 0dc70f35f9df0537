import { sql } from 'kysely';
import { setRole, type Tx } from './connection.ts';

/** Runs part of a request with the house's own rights, for the sign-in tables (platform/auth only). */
export async function asOwner<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await setRole(tx, 'none');
  const result = await work();
  await setRole(tx, 'defter_istek');
  return result;
}

/** Runs part of a system transaction for one bayi: registering a business, signing somebody in. */
export async function inBayi<T>(tx: Tx, bayiID: number, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('app.bayi', ${String(bayiID)}, true)`.execute(tx);
  await setRole(tx, 'defter_istek');
  const result = await work();
  await setRole(tx, 'none');
  return result;
}
