import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';
import { lockIzinler } from '../personel/izinler.ts';

/**
 * Holds whose leave it is before the leave changes: another leave of the same time would wait for this row, and this one for the person.
 * 404 where there is none.
 */
export async function holdKisi(tx: Tx, izinID: number): Promise<void> {
  const { rows } = await sql<{ personelID: number }>`select personel_id as "personelID" from personel_izin where id = ${izinID}`.execute(tx);
  lockIzinler(tx, found(rows[0]).personelID);
}
