import type { Tx } from '../../platform/db/connection.ts';
import { found, AppError } from '../../platform/errors/app-error.ts';

/**
 * Locks a customer until the end of the transaction. Throws bulunamadi for an unknown customer and musteriAnonim for an
 * anonymised one.
 */
export async function lockMusteri(tx: Tx, id: number): Promise<void> {
  const musteri = found(
    await tx.selectFrom('musteri').select('anonim_zamani').where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
  );
  if (musteri.anonim_zamani !== null) throw new AppError('musteriAnonim');
}

/** Locks a customer until the end of the transaction without any check. */
export async function holdMusteri(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('musteri').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
