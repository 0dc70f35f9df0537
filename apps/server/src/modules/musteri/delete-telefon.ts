import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';
import { holdMusteri } from './lock-musteri.ts';
import { chooseVarsayilan } from './save-telefonlar.ts';
import { refreshAramaSutunu } from './arama.ts';

/** Removes a phone. Another one becomes the default, and the search does not find the customer by it any more. */
export async function deleteTelefon(tx: Tx, id: number): Promise<{ musteriID: number; telefon: string }> {
  const { musteri_id: musteriID } = found(await tx.selectFrom('musteri_telefon').where('id', '=', id).select('musteri_id').executeTakeFirst());
  // The customer first, as whoever saves the phones: of two removals at once the second one sees which phones are left.
  await holdMusteri(tx, musteriID);
  const { telefon } = found(await tx.deleteFrom('musteri_telefon').where('id', '=', id).where('musteri_id', '=', musteriID).returning('telefon').executeTakeFirst());
  await chooseVarsayilan(tx, musteriID);
  await refreshAramaSutunu(tx, musteriID);
  return { musteriID, telefon };
}
