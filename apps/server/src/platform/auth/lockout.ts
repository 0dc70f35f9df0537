import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/connection.ts';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from '../http/client.ts';
import type { Kim } from './oturum.ts';

/** How many wrong tries one key may have in its window before it is locked. */
export type Sinir = { anahtar: string; sinir: number };

/**
 * Wrong tries are forgotten after this time. The first lock lasts as long, and each further lock twice as long as the
 * one before.
 */
const WINDOW_MINUTES = 15;
const MAX_DOUBLINGS = 5;
const SLOW_MS = 100;
const SLOWEST_MS = 1000;

/** The key of a person in the counts of wrong tries, whichever name was typed. */
export const kimOf = ({ bayiID, personelID }: Kim): string => `${bayiID}.${personelID}`;

/**
 * The limits of signing in as one person. A browser that the person is known by has a count of its own, which no
 * stranger can use up. For all others one address has a strict limit, and all addresses together a wide one.
 * @param kim the person; for an unknown person the text that was typed
 * @param taninan digest of the cookie of a browser that the person is known by
 */
export const signInLimits = (kim: string, ip: string, taninan?: Buffer): Sinir[] =>
  taninan
    ? [{ anahtar: cihazKey(kim, taninan), sinir: 5 }]
    : [
        { anahtar: `giris ${kim} ${networkOf(ip)}`, sinir: 5 },
        { anahtar: `giris ${kim}`, sinir: 50 },
      ];

const cihazKey = (kim: string, taninan: Buffer) => `giris ${kim} cihaz ${taninan.toString('hex')}`;

/** Throws girisKilitli with the remaining seconds of the longest lock. */
export async function refuseLocked(tx: Tx, sinirlar: Sinir[]): Promise<void> {
  const { rows } = await sql<{ saniye: number | null }>`
    select ceil(extract(epoch from max(kilit_sonu) - now()))::int as saniye from deneme
    where anahtar = any(${sinirlar.map(({ anahtar }) => anahtar)}) and kilit_sonu > now()`.execute(tx);
  const saniye = rows[0]?.saniye;
  if (saniye) throw new AppError('girisKilitli', { veri: { saniye } });
}

/**
 * Counts a try once it is known to be wrong, so right tries that arrive together never lock. Once the lock holds, tries
 * that arrived with the wrong ones are refused, right or wrong. Each wrong try makes the next answer slower. Throws
 * girisKilitli.
 */
export async function countWrong(database: Database, sinirlar: Sinir[]): Promise<void> {
  const limits = JSON.stringify(sinirlar);
  const sayi = await database.system(async (tx) => {
    const counted = await sql<{ sayi: number }>`
      insert into deneme as d (anahtar, sayi, pencere_sonu)
      select anahtar, 1, now() + make_interval(mins => ${WINDOW_MINUTES})
      from json_to_recordset(${limits}::json) as s (anahtar text) order by anahtar
      on conflict (anahtar) do update set
        sayi = case when d.pencere_sonu < now() then 1 else d.sayi + 1 end,
        pencere_sonu = case when d.pencere_sonu < now() then excluded.pencere_sonu else d.pencere_sonu end
      where coalesce(d.kilit_sonu <= now(), true)
      returning sayi`.execute(tx);
    await refuseLocked(tx, sinirlar);
    // The count is kept for a day beyond the lock, so that the next lock is longer.
    await sql`
      with dolan as (
        select anahtar, make_interval(mins => ${WINDOW_MINUTES} * (2 ^ least(d.sayi / s.sinir - 1, ${MAX_DOUBLINGS}))::int) as kilit
        from deneme d join json_to_recordset(${limits}::json) as s (anahtar text, sinir int) using (anahtar)
        where d.sayi % s.sinir = 0
      )
      update deneme d set kilit_sonu = now() + kilit, pencere_sonu = now() + kilit + interval '1 day'
      from dolan where dolan.anahtar = d.anahtar`.execute(tx);
    return Math.max(...counted.rows.map((row) => row.sayi));
  });
  await sleep(Math.min(sayi * SLOW_MS, SLOWEST_MS));
}

/** A right try forgets the wrong ones from the same address or browser. */
export async function forgetWrong(tx: Tx, kim: string, ip: string, taninan?: Buffer): Promise<void> {
  const anahtarlar = [`giris ${kim} ${networkOf(ip)}`, ...(taninan ? [cihazKey(kim, taninan)] : [])];
  await tx.deleteFrom('deneme').where('anahtar', 'in', anahtarlar).execute();
}

/** Forgets all wrong tries at a person, who has proved to be that person. */
export async function unlock(tx: Tx, kim: string): Promise<void> {
  await sql`delete from deneme where anahtar = ${`giris ${kim}`} or starts_with(anahtar, ${`giris ${kim} `})`.execute(tx);
}
