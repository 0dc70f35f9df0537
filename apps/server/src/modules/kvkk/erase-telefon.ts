import type { kvkkCalls } from '@defter/contract/kvkk.ts';
import { maskele } from '@defter/rules/maske.ts';
import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';
import type { Context } from '../../platform/http/context.ts';
import { forgetMesajlar } from '../../platform/outside/mesaj/forget-mesajlar.ts';
import { deleteTelefon } from '../musteri/delete-telefon.ts';

/**
 * Erases a number because its owner asked: from the record, from the consents that it proved, from the record log and from
 * texts that were sent or wait. The record log keeps that it was done, with the number masked.
 */
export const eraseTelefon = (duties: readonly Duties[]) => async ({ tx, params, oturum, degisim, about }: Context<typeof kvkkCalls.telefonSil>) => {
  const { musteriID, telefon } = await deleteTelefon(tx, params.id);
  const maskeli = maskele('telefon', telefon);
  await sql`insert into kvkk_telefon_silme (musteri_id, maskeli, personel_id) values (${musteriID}, ${maskeli}, ${oturum.personelID})`.execute(tx);
  await sql`update kvkk_riza set telefon = ${maskeli} where musteri_id = ${musteriID} and telefon = ${telefon}`.execute(tx);
  await sql`select kayit_telefonu_sil(${musteriID}, ${telefon})`.execute(tx);
  await sql`delete from kvkk_onay_kodu where coalesce(musteri_id, ${musteriID}) = ${musteriID} and telefon = ${telefon}`.execute(tx);
  await Promise.all(duties.map(async ({ person }) => person?.forgetTelefon?.(tx, { id: musteriID, telefon })));
  await forgetMesajlar(tx, { bayiID: oturum.bayiID, telefonlar: [telefon] });
  about(musteriID);
  degisim({ telefon: maskeli }, null);
  return { id: musteriID };
};
