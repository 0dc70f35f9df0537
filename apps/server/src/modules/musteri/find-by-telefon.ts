import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

/** The customer who has a phone; two never share one. */
export async function findByTelefon(tx: Tx, telefon: string | null): Promise<number | null> {
  if (telefon === null) return null;
  const { rows } = await sql<{ id: number }>`select musteri_id as id from musteri_telefon where telefon = ${telefon}`.execute(tx);
  return rows[0]?.id ?? null;
}
