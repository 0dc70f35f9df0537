import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

/** Keeps when a colleague signed in last. */
export async function noteGiris(tx: Tx, personelID: number): Promise<void> {
  await tx.updateTable('personel').set({ en_son_giris: sql`now()` }).where('id', '=', personelID).execute();
}
