import { sql } from 'kysely';
import { sendStatement } from '../../platform/db/connection.ts';
import type { OnNumaralar } from '../musteri/save-musteri.ts';
import { type RizaSecimleri, saveRizalar } from './save-rizalar.ts';

type Kanit = { telefon: string; personelID: number; aydinlatmaID: number; rizalar: RizaSecimleri; zaman: string };

/**
 * Gives a customer the consents that were proved by a code at one of their numbers within the last day, while they were
 * being entered. The consent begins when the code was said. A code that is just being said is waited for, and one that is said
 * later waits for the customer (`verifyOnayKodu`).
 */
export const bindRizalar: OnNumaralar = async (context, musteriID, numaralar) => {
  sendStatement(context.tx, sql`select from kvkk_onay_kodu where musteri_id is null and telefon = any(${numaralar}) order by id for update`);
  const { rows } = await sql<Kanit>`
    update kvkk_onay_kodu set musteri_id = ${musteriID}
    where musteri_id is null and telefon = any(${numaralar}) and kullanildi > now() - interval '1 day'
    returning telefon, personel_id as "personelID", aydinlatma_id as "aydinlatmaID", rizalar, kullanildi as zaman`.execute(context.tx);
  for (const { telefon, ...kanit } of rows) await saveRizalar(context, { ...kanit, musteriID, kanit: { kanal: 'smsKod', telefon } });
};
