import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

/** How many requests of a customer wait for an answer. */
export async function countAcikTalepler(tx: Tx, musteriID: number): Promise<number> {
  const { rows } = await sql<{ sayi: number }>`select count(*) as sayi from randevu_talebi where musteri_id = ${musteriID} and durum in ('yeni', 'onerildi')`.execute(tx);
  return rows[0]!.sayi;
}
