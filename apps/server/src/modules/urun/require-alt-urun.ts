import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';

/** Reads the version of a product; 404 if the bayi has no such product. */
export async function requireAltUrun(tx: Tx, id: number): Promise<number> {
  return found(await tx.selectFrom('alt_urun').where('id', '=', id).select('surum').executeTakeFirst()).surum;
}
