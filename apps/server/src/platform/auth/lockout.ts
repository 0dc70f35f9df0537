import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { Hata } from '../errors/hata.ts';

/** Wrong tries are forgotten after this; five within it lock for as long. */
const WINDOW_MINUTES = 15;
const MAX_WRONG = 5;
const SLOW_MS = 300;

/** Throws girisKilitli with the seconds that are left while a name is locked for an address. */
export async function refuseLocked(database: Database, anahtar: string): Promise<void> {
  const { rows } = await database.system((tx) =>
    sql<{ saniye: number }>`
      select ceil(extract(epoch from kilit_sonu - now()))::int as saniye from deneme
      where anahtar = ${anahtar} and kilit_sonu > now()`.execute(tx),
  );
  if (rows[0]) throw new Hata('girisKilitli', { veri: { saniye: rows[0].saniye } });
}

/**
 * Counts a wrong try, once it is known to be wrong: somebody whose right tries arrive together is not
 * locked out. Every try makes the next answer slower; each further lock lasts twice as long.
 */
export async function countWrong(database: Database, anahtar: string): Promise<void> {
  const { rows } = await database.system((tx) =>
    sql<{ sayi: number }>`
      insert into deneme as d (anahtar, sayi, pencere_sonu)
      values (${anahtar}, 1, now() + make_interval(mins => ${WINDOW_MINUTES}))
      on conflict (anahtar) do update set
        sayi = case when d.pencere_sonu < now() then 1 else d.sayi + 1 end,
        kilit_sonu = case when d.pencere_sonu >= now() and (d.sayi + 1) % ${MAX_WRONG} = 0
          then now() + make_interval(mins => ${WINDOW_MINUTES} * (2 ^ least((d.sayi + 1) / ${MAX_WRONG} - 1, 5))::int)
          else d.kilit_sonu end,
        pencere_sonu = greatest(now() + make_interval(mins => ${WINDOW_MINUTES}),
          case when d.pencere_sonu < now() then now() else d.pencere_sonu end)
      returning sayi`.execute(tx),
  );
  await sleep(Math.min(rows[0]?.sayi ?? 1, MAX_WRONG) * SLOW_MS);
}

/** A right try forgets the wrong ones. */
export async function forgetWrong(database: Database, anahtar: string): Promise<void> {
  await database.system((tx) => tx.deleteFrom('deneme').where('anahtar', '=', anahtar).execute());
}
