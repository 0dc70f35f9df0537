import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';

/** The columns that an appointment takes, all for the same time, with the time around it. */
export async function readPlaces(tx: Tx, randevuID: number): Promise<{ sutunIDler: number[]; baslangic: string; bitis: string }> {
  const { rows } = await sql<{ sutunIDler: number[]; baslangic: string; bitis: string }>`
    select json_agg(randevu_basligi_id order by randevu_basligi_id) as "sutunIDler", min(baslangic) as baslangic, max(bitis) as bitis
    from randevu_yer where randevu_id = ${randevuID}`.execute(tx);
  return rows[0]!;
}
