import type { Tx } from '../../platform/db/connection.ts';

/** Holds the settings of the bayi: two saves at once come one after the other, whatever part they are about. */
export async function lockAyar(tx: Tx): Promise<object> {
  const { degerler } = await tx.selectFrom('ayar').select('degerler').forUpdate().executeTakeFirstOrThrow();
  return degerler as object;
}
