import type { Tx } from '../../platform/db/connection.ts';

/** The version of all settings together; start it together with what is read anyway. */
export async function readAyarSurumu(tx: Tx): Promise<number> {
  const { surum } = await tx.selectFrom('ayar').select('surum').executeTakeFirstOrThrow();
  return surum;
}
