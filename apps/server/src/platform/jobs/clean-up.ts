import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * Forgets what has done its work: sessions that ran out, codes, counts of tries, answers kept for a repeated
 * request. All of it names people or their devices, so none is kept for longer than it is used.
 */
export async function cleanUp({ system }: Database): Promise<void> {
  await system(async (tx) => {
    await sql`delete from oturum where son_kullanma < now()`.execute(tx);
    // A day is what the limit of codes a number looks back on.
    await sql`delete from dogrulama_kodu where olusturma < now() - interval '2 days'`.execute(tx);
    // Texts of the house itself: codes, with the numbers they went to.
    await sql`delete from giden_sms where bayi_id is null and olusturma < now() - interval '2 days'`.execute(tx);
    await sql`delete from deneme where pencere_sonu < now() and coalesce(kilit_sonu < now(), true)`.execute(tx);
  });
  await system(async (tx) => {
    // The answers are the bayis', and whoever owns the tables sees no row of any.
    await sql`set local role defter_bakim`.execute(tx);
    await sql`delete from tekrar_anahtari where zaman < now() - interval '1 day'`.execute(tx);
  });
}
