import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

/**
 * Frees the places of several appointments that are moved together, so that one may take what another leaves. Each takes its own
 * again as it is written. The caller must write all of them, or roll the transaction back.
 */
export const letGo = (tx: Tx, idler: readonly number[]): Promise<unknown> => sql`update randevu_yer set tutar = false where randevu_id = any(${idler}::bigint[])`.execute(tx);
