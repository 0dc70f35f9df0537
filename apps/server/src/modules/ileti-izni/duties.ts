import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const iletiIzniDuties: Duties = {
  name: 'ileti-izni',
  tables: ['ileti_izni'],
  person: {
    data: {
      iletiIzinleri: (id) => sql`
        select i.telefon, i.kanal, i.izin, i.kaynak, i.zaman from ileti_izni i
        where i.telefon in (select t.telefon from musteri_telefon_ozet t where t.musteri_id = ${id}) order by i.id`,
    },
  },
  demo: { emptied: { ileti_izni: true } },
};
