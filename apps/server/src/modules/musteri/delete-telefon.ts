import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';
import { chooseVarsayilan } from './save-telefonlar.ts';
import { updateArama } from './arama.ts';

/** Removes a phone. Another one becomes the default, and the search does not find the customer by it any more. */
export async function deleteTelefon(tx: Tx, id: number): Promise<{ musteriID: number; telefon: string }> {
  const { musteri_id: musteriID, telefon } = found(
    await tx.deleteFrom('musteri_telefon').where('id', '=', id).returning(['musteri_id', 'telefon']).executeTakeFirst(),
  );
  await chooseVarsayilan(tx, musteriID);
  await updateArama(tx, musteriID);
  return { musteriID, telefon };
}
