import ilkMesajlar from '../../../../data/hazir-mesajlar-tr.json' with { type: 'json' };
import type { Tx } from '../../../platform/db/connection.ts';

/** The ready texts that a new business finds, and changes as it likes. */
export async function insertIlkHazirMesajlar(tx: Tx): Promise<void> {
  await tx.insertInto('sms_hazir_mesaj').values(ilkMesajlar).execute();
}
