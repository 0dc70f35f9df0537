import type { Tx } from '../db/connection.ts';

/** Lets a session go on from any address, whatever addresses its business allows. Needs the same rights as saveKimlik. */
export async function freeOturum(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('oturum').set({ adres_serbest: true }).where('id', '=', id).execute();
}
