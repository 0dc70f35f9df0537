import type { Tx } from '../../platform/db/connection.ts';

/** A key of its own for a new business, to sign the codes at its door. */
export async function insertAnahtar(tx: Tx): Promise<void> {
  await tx.insertInto('giris_cikis_anahtari').defaultValues().execute();
}
