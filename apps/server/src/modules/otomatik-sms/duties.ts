import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const otomatikSmsDuties: Duties = {
  name: 'otomatik-sms',
  tables: ['otomatik_sms', 'otomatik_gonderi', 'otomatik_olay'],
  constraints: { otomatik_sms_zaman: ['sayiGecersiz', 'gun'] },
  names: { otomatikSms: (id) => sql`select mesaj from otomatik_sms where id = ${id}` },
  // The copy of a person's data has their messages from the messages themselves.
  person: { forget: (tx, { id }) => sql`delete from otomatik_gonderi where musteri_id = ${id}`.execute(tx) },
  demo: { emptied: { otomatik_gonderi: true, otomatik_sms: true, otomatik_olay: true } },
  expires: {
    otomatik_olay: sql`zaman < now() at time zone 'Europe/Istanbul' - interval '7 days'`,
    // A rule speaks of nothing that is older, so that nothing is queued again.
    otomatik_gonderi: sql`kayit_zamani < now() - interval '3 years'`,
  },
};
