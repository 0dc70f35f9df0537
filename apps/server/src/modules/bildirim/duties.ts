import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const bildirimDuties: Duties = {
  name: 'bildirim',
  tables: ['bildirim_abonesi'],
  person: {
    data: { bildirimler: (id) => sql`select uc as adres, kayit_zamani as zaman from bildirim_abonesi where musteri_id = ${id} order by id` },
    forget: (tx, { id }) => tx.deleteFrom('bildirim_abonesi').where('musteri_id', '=', id).execute(),
  },
  demo: { emptied: { bildirim_abonesi: true } },
  // Their push service has said that they are gone.
  expires: {
    bildirim_abonesi: sql`exists (select from giden_mesaj g where g.bayi_id = bildirim_abonesi.bayi_id and g.kanal = 'bildirim' and g.hata = '410'
      and (g.icerik ->> 'aboneID')::bigint = bildirim_abonesi.id and g.gonderim > bildirim_abonesi.kayit_zamani)`,
  },
};
