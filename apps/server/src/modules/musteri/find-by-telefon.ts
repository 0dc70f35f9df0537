import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

/** The customer who has a phone; two never share one. */
export async function findByTelefon(tx: Tx, telefon: string | null): Promise<number | null> {
  if (telefon === null) return null;
  const { rows } = await sql<{ id: number }>`select musteri_id as id from musteri_telefon where telefon = ${telefon}`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Joins the customer `m` who has the number of row `g` now; two never share one. */
export const MUSTERI_OF_TELEFON = sql`
  left join musteri_telefon_ozet t on t.bayi_id = g.bayi_id and t.telefon = g.telefon
  left join musteri_ozet m on m.bayi_id = g.bayi_id and m.id = t.musteri_id`;
