import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * Deletes data that is no longer used: expired sessions, codes, counts of tries, answers kept for a repeated request.
 * All of it names people or their devices, so none is kept longer than needed.
 */
export async function cleanUp({ system }: Database): Promise<void> {
  await system(async (tx) => {
    await sql`delete from oturum where son_kullanma < now()`.execute(tx);
    await sql`delete from taninan_cihaz where son_giris < now() - interval '1 year'`.execute(tx);
    // The limit of codes per number looks back one day.
    await sql`delete from dogrulama_kodu where olusturma < now() - interval '2 days'`.execute(tx);
    // Messages of the house itself: codes, with the numbers that got them.
    await sql`delete from giden_sms where bayi_id is null and olusturma < now() - interval '2 days'`.execute(tx);
    await sql`delete from yedek_kaydi where zaman < now() - interval '90 days'`.execute(tx);
    await sql`delete from deneme where pencere_sonu < now() and coalesce(kilit_sonu < now(), true)`.execute(tx);
  });
  await system(async (tx) => {
    // The answers belong to the bayis, and the owner of the tables sees no bayi's rows.
    await sql`set local role defter_bakim`.execute(tx);
    // Proofs for numbers with which nobody was saved.
    await sql`delete from kvkk_onay_kodu where musteri_id is null and olusturma < now() - interval '2 days'`.execute(tx);
    await sql`delete from musteri_baglantisi where gecerlilik < now()`.execute(tx);
    await sql`delete from satis_onayi where gecerlilik < now() - interval '1 day'`.execute(tx);
    await sql`delete from randevu_tutma where gecerlilik < now()`.execute(tx);
    await sql`delete from tekrar_anahtari where zaman < now() - interval '1 day'`.execute(tx);
  });
}
