import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';

/** The version of a product; 404 unless it is one of this bayi. */
export async function requireAltUrun(tx: Tx, id: number): Promise<number> {
  return found(await tx.selectFrom('alt_urun').where('id', '=', id).select('surum').executeTakeFirst()).surum;
}
