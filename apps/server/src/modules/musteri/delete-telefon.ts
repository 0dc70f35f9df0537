import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';
import { chooseVarsayilan } from './save-telefonlar.ts';
import { updateArama } from './arama.ts';

/** Removes a number; another becomes the default, and nobody is found by it any more. */
export async function deleteTelefon(tx: Tx, id: number): Promise<{ musteriID: number; telefon: string }> {
  const { musteri_id: musteriID, telefon } = found(
    await tx.deleteFrom('musteri_telefon').where('id', '=', id).returning(['musteri_id', 'telefon']).executeTakeFirst(),
  );
  await chooseVarsayilan(tx, musteriID);
  await updateArama(tx, musteriID);
  return { musteriID, telefon };
}
