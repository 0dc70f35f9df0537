import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';
import { createToken, SON_KULLANMA } from './oturum.ts';

/**
 * Gives a session a new token, after which the old one is no longer valid. The id changes as well: of two requests with one token the
 * second finds nothing to renew. Needs the same rights as saveKimlik.
 * @returns undefined for a session that is not there
 */
export async function renewOturum(tx: Tx, id: string): Promise<string | undefined> {
  const { jeton, ozet } = createToken();
  const { numUpdatedRows } = await tx
    .updateTable('oturum')
    .set({ id: sql`gen_random_uuid()`, jeton_ozeti: ozet, son_gorulme: sql`now()`, son_kullanma: SON_KULLANMA })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? undefined : jeton;
}
