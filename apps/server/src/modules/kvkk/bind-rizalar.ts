import { sql } from 'kysely';
import type { OnNumaralar } from '../musteri/save-musteri.ts';
import { type RizaSecimleri, saveRizalar } from './save-rizalar.ts';

type Kanit = { telefon: string; personelID: number; aydinlatmaID: number; rizalar: RizaSecimleri; zaman: string };

/**
 * Gives a customer the consents that were proved by a code at one of their numbers within the last day, while they were
 * being entered. The consent begins when the code was said.
 */
export const bindRizalar: OnNumaralar = async (context, musteriID, numaralar) => {
  const { rows } = await sql<Kanit>`
    update kvkk_onay_kodu set musteri_id = ${musteriID}
    where musteri_id is null and telefon = any(${numaralar}) and kullanildi > now() - interval '1 day'
    returning telefon, personel_id as "personelID", aydinlatma_id as "aydinlatmaID", rizalar, kullanildi as zaman`.execute(context.tx);
  for (const { telefon, ...kanit } of rows) await saveRizalar(context, { ...kanit, musteriID, kanit: { kanal: 'smsKod', telefon } });
};
