import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

/** How many appointments were made in the month of `bugun`: what the plan's limit counts (spec 2§9). */
export async function countRandevuOfMonth(tx: Tx, bugun: string): Promise<number> {
  const { rows } = await sql<{ sayi: number }>`
    select count(*) as sayi from randevu
    where baslangic >= date_trunc('month', ${bugun}::date)
      and baslangic < date_trunc('month', ${bugun}::date) + interval '1 month'`.execute(tx);
  return rows[0]!.sayi;
}
