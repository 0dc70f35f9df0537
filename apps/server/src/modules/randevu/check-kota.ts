import { sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { takeTurn } from '../../platform/db/turn.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** How many appointments were booked in the month of `bugun` and are not deleted: what the plan's limit counts (spec 2§9). */
export async function countRandevuOfMonth(tx: Tx, bugun: string): Promise<number> {
  const ay = sql`date_trunc('month', ${bugun}::timestamp)`;
  const { rows } = await sql<{ sayi: number }>`
    select count(*) as sayi from randevu
    where kayit_zamani >= ${ay} at time zone 'Europe/Istanbul'
      and kayit_zamani < (${ay} + interval '1 month') at time zone 'Europe/Istanbul' and silindi is null`.execute(tx);
  return rows[0]!.sayi;
}

/**
 * Refuses one more appointment than the plan has room for in a month, however many are booked at once. Throws randevuHakkiBitti.
 * @param yeni how many are still to be booked; 0 after they are
 */
export async function checkRandevuKotasi(tx: Tx, { bayiID, paket: { randevuSinir } }: Pick<Oturum, 'bayiID' | 'paket'>, bugun: string, yeni = 1): Promise<void> {
  if (randevuSinir === null) return;
  takeTurn(tx, 'randevu', bayiID);
  if ((await countRandevuOfMonth(tx, bugun)) + yeni > randevuSinir) throw new AppError('randevuHakkiBitti');
}
