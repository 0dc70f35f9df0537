import type { AnyCall } from '@defter/contract/call.ts';
import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Oturum } from './oturum.ts';

/**
 * Counts a try of a call with a limit in a transaction of its own, and throws cokFazlaIstek above the limit of a
 * minute. The count is exact under concurrency and shared by all servers.
 * @param kim the address or the person whose tries are counted
 */
export async function countTry(database: Database, { method, path, limit = 0 }: AnyCall, kim: string): Promise<void> {
  const { rows } = await database.system((tx) =>
    sql<{ sayi: number }>`
      insert into deneme as d (anahtar, sayi, pencere_sonu)
      values (${`${method} ${path} ${kim}`}, 1, now() + interval '1 minute')
      on conflict (anahtar) do update set
        sayi = case when d.pencere_sonu < now() then 1 else d.sayi + 1 end,
        pencere_sonu = case when d.pencere_sonu < now() then excluded.pencere_sonu else d.pencere_sonu end
      returning sayi`.execute(tx),
  );
  if (rows[0]!.sayi > limit) throw new AppError('cokFazlaIstek');
}

/**
 * Counts an act that is limited per day (from midnight to midnight in Istanbul), in the transaction that does it: an
 * act that fails does not count. Others who count the same wait for the end of this transaction. Needs the house's
 * rights: wrap it in `asOwner` inside a request.
 * @param anahtar what is counted, and of whom; it must not reveal a person
 * @param adet how many of it are done at once
 * @returns false once it has been done `limit` times
 */
export async function countToday(tx: Tx, anahtar: string, limit: number, adet = 1): Promise<boolean> {
  const tomorrow = sql`(date_trunc('day', now() at time zone 'Europe/Istanbul') + interval '1 day') at time zone 'Europe/Istanbul'`;
  const { rows } = await sql<{ sayi: number }>`
    insert into deneme as d (anahtar, sayi, pencere_sonu) values (${anahtar}, ${adet}, ${tomorrow})
    on conflict (anahtar) do update set
      sayi = case when d.pencere_sonu <= now() then ${adet}::int else d.sayi + ${adet} end,
      pencere_sonu = excluded.pencere_sonu
    returning sayi`.execute(tx);
  return rows[0]!.sayi <= limit;
}

/** More than a busy desk types in a day, and too few to find anybody among the numbers that exist. */
const A_DAY = 200;

/**
 * Counts the phone numbers and e-mails typed by somebody who may not see the stored ones: a refusal would tell that one is
 * stored. Call it before the transaction of the call, so that a refused call counts too. Throws cokFazlaIstek above the
 * limit of a day.
 */
export async function countGuesses({ database, oturum }: { database: Database; oturum: Oturum }, adet: number): Promise<void> {
  if (adet === 0) return;
  const anahtar = `tahmin ${oturum.bayiID}.${oturum.personelID}`;
  if (!(await database.system((tx) => countToday(tx, anahtar, A_DAY, adet)))) throw new AppError('cokFazlaIstek');
}
