import type { kvkkCalls } from '@defter/contract/kvkk.ts';
import { maskele } from '@defter/rules/maske.ts';
import { sql } from 'kysely';
import { asOwner } from '../../platform/db/scope.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { chooseVarsayilan } from '../musteri/save-telefonlar.ts';
import { updateArama } from '../musteri/update-arama.ts';

/**
 * Erases a number because its owner asked: from the record, from the consents that it proved, from the record log and from
 * texts that have left. What stays is that it was done, with a number that nobody can call.
 */
export async function eraseTelefon({ tx, params, oturum, degisim, about }: Context<typeof kvkkCalls.telefonSil>) {
  const { musteri_id: musteriID, telefon } = found(
    await tx.deleteFrom('musteri_telefon').where('id', '=', params.id).returning(['musteri_id', 'telefon']).executeTakeFirst(),
  );
  const maskeli = maskele('telefon', telefon);
  await sql`insert into kvkk_telefon_silme (musteri_id, maskeli, personel_id) values (${musteriID}, ${maskeli}, ${oturum.personelID})`.execute(tx);
  await sql`update kvkk_riza set telefon = ${maskeli} where musteri_id = ${musteriID} and telefon = ${telefon}`.execute(tx);
  await sql`select kayit_telefonu_sil(${musteriID}, ${telefon})`.execute(tx);
  await sql`delete from kvkk_onay_kodu where musteri_id = ${musteriID} and telefon = ${telefon}`.execute(tx);
  await asOwner(tx, () =>
    sql`
      delete from giden_sms where telefon = ${telefon} and coalesce(bayi_id, ${oturum.bayiID}) = ${oturum.bayiID}
        and (durum <> 'bekliyor' or gecerlilik < now())`.execute(tx),
  );
  about(musteriID);
  degisim({ telefon: maskeli }, null);
  await chooseVarsayilan(tx, musteriID);
  await updateArama(tx, musteriID);
  return { id: musteriID };
}
