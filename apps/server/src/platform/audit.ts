import type { Kayit } from '@defter/contract/call.ts';
import { sql } from 'kysely';
import type { Oturum } from './auth/oturum.ts';
import type { Tx } from './db/connection.ts';

/**
 * Writes the audit entry of a call in its own transaction. Not awaited by the caller: the commit travels
 * behind it on the same connection, and a failed entry fails the commit.
 */
export function writeKayit(tx: Tx, { personelID }: Oturum, { menu, islem }: Kayit, data: object, notes?: string): void {
  const kayitID = 'id' in data && typeof data.id === 'number' ? data.id : null;
  sql`insert into kayit_gunlugu (personel_id, menu, islem, kayit_id, aciklama)
      values (${personelID}, ${menu}, ${islem}, ${kayitID}, ${notes ?? null})`
    .execute(tx)
    // The commit tells: PostgreSQL answers it with ROLLBACK after a failed statement.
    .catch(() => {});
}
