import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';

/** A due day that was booked stays so when its movement is changed: it goes with the one that takes the place of the old one. */
export async function moveVade(tx: Tx, eskiID: number, { id }: { id: number }): Promise<void> {
  await sql`update duzenli_gider_vadesi set kasa_id = ${id} where kasa_id = ${eskiID}`.execute(tx);
}
