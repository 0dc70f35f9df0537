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
    forget: (tx, { telefonlar }) => sql`delete from ileti_izni where telefon = any(${[...telefonlar]}::text[])`.execute(tx),
    forgetTelefon: (tx, { telefon }) => sql`delete from ileti_izni where telefon = ${telefon}`.execute(tx),
  },
  demo: { emptied: { ileti_izni: true } },
};
