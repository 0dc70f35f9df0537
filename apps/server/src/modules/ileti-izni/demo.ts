import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

/** Two of three customers of the demo have agreed to campaigns, a few have refused them. */
export async function insertDemoIzinler(tx: Tx): Promise<void> {
  await sql`
    insert into ileti_izni (telefon, kanal, izin, kaynak, zaman, iys_zamani)
    select t.telefon, 'sms', case when t.id % 12 = 0 then 'ret' else 'onay' end, case when t.id % 12 = 0 then 'yanit' else 'masa' end, now() - make_interval(days => (t.id % 40)::int + 2), now()
    from musteri_telefon_ozet t where t.id % 3 <> 1 and t.telefon like '+905%'
    on conflict do nothing`.execute(tx);
}
