import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/connection.ts';

/**
 * A number that was talked to waits no more: its calls that nobody had answered are settled.
 * @param haric the call by which it was
 */
export const settleNumara = (tx: Tx, clock: Clock, { telefon, haric }: { telefon: string | null; haric: number }): Promise<unknown> =>
  telefon === null
    ? Promise.resolve()
    : sql`
      update gelen_arama set ilgilenme_zamani = ${clock.now()}::timestamptz, surum = surum + 1
      where telefon_no = ${telefon} and id <> ${haric} and santral_id is not null and ilgilenme_zamani is null and cagri_durumu in ('caliyor', 'cevapsiz')`.execute(tx);
