import type { Tx } from '../../platform/db/connection.ts';
import { asOwner } from '../../platform/db/scope.ts';

/** Makes the demo salon a business like any other; false where it is one. */
export async function leaveDemo(tx: Tx, bayiID: number): Promise<boolean> {
  const changed = await asOwner(tx, () =>
    tx.updateTable('bayi').set({ demo: false }).where('id', '=', bayiID).where('demo', '=', true).executeTakeFirst(),
  );
  return changed.numUpdatedRows > 0n;
}
