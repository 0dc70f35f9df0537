import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';

/** The settings of a new business, and the credits that its plan gives (spec 2§9). */
export async function insertIlkSmsAyari(tx: Tx): Promise<void> {
  await sql`insert into sms_ayari default values`.execute(tx);
  await sql`
    with hediye as (
      insert into sms_kontor (adet, tur, aciklama)
      select p.sms_hediye, 'hediye', p.adi from bayi_ozet b join paket p on p.id = b.paket_id where b.id = current_setting('app.bayi')::bigint and p.sms_hediye > 0
      returning adet
    )
    insert into sms_hesabi (kalan) select coalesce(sum(adet), 0) from hediye`.execute(tx);
}
