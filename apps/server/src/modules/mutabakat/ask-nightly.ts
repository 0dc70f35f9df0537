import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** The hour of the night at the desk after which every till is due to be proved. */
const HOUR = 4;
/** How long the results are kept. */
const KEPT = sql`interval '90 days'`;

/**
 * Asks for the check of the night of every business that has moved money and was not proved since. It is asked every hour: a
 * computer that is off at night checks in the morning.
 */
export async function askNightly({ acrossBayis }: Pick<Database, 'acrossBayis'>): Promise<void> {
  await acrossBayis(async (tx) => {
    await sql`delete from mutabakat where istendi < now() - ${KEPT}`.execute(tx);
    await sql`
      insert into mutabakat (bayi_id)
      select b.id from bayi_ozet b
      where (exists (select from kasa_ozet k where k.bayi_id = b.id) or exists (select from satis_ozet s where s.bayi_id = b.id))
        and not exists (select from mutabakat m where m.bayi_id = b.id and m.istendi >=
          (date_trunc('day', now() at time zone 'Europe/Istanbul' - make_interval(hours => ${HOUR})) + make_interval(hours => ${HOUR})) at time zone 'Europe/Istanbul')
      on conflict (bayi_id) where bitis is null do nothing`.execute(tx);
  });
}
