import type { Kayit } from '@defter/contract/call.ts';
import { sql } from 'kysely';
import type { Oturum } from './auth/oturum.ts';
import { sendStatement, type Tx } from './db/connection.ts';

/** Writes the audit entry of a call in its own transaction, just ahead of the commit: a failed entry fails that. */
export function writeKayit(tx: Tx, { personelID }: Pick<Oturum, 'personelID'>, { menu, islem }: Kayit, data: object, notes?: string): void {
  const kayitID = 'id' in data && typeof data.id === 'number' ? data.id : null;
  sendStatement(
    tx,
    sql`insert into kayit_gunlugu (personel_id, menu, islem, kayit_id, aciklama)
      values (${personelID}, ${menu}, ${islem}, ${kayitID}, ${notes ?? null})`,
  );
}
