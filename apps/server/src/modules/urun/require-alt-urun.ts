import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/hata.ts';

/** 404 unless the product is one of this bayi. */
export async function requireAltUrun(tx: Tx, id: number): Promise<void> {
  found(await tx.selectFrom('alt_urun').where('id', '=', id).select('id').executeTakeFirst());
}
