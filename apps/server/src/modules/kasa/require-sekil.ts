import type { Tx } from '../../platform/db/connection.ts';
import { found, refusalAt } from '../../platform/errors/app-error.ts';

/**
 * Refuses a payment method by which the desk takes no money ahead: one out of use, points, and a discount (docs/adr/0180).
 * Throws bulunamadi; odemeSekliGecersiz at the field `alan`.
 */
export async function requireParaSekli(tx: Tx, id: number, alan: string): Promise<void> {
  const sekil = found(
    await tx.selectFrom('odeme_sekli').where('id', '=', id).select(['aktif_mi', 'satista_goster', 'puan_odemesi_mi', 'iskonto_mu']).executeTakeFirst(),
  );
  const isTaken = sekil.aktif_mi && sekil.satista_goster && !sekil.puan_odemesi_mi && !sekil.iskonto_mu;
  if (!isTaken) throw refusalAt(alan, 'odemeSekliGecersiz');
}
