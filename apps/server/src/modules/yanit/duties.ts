import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const yanitDuties: Duties = {
  name: 'yanit',
  tables: ['gelen_mesaj'],
  person: {
    data: {
      gelenMesajlar: (id) => sql`
        select g.kanal, g.telefon, g.mesaj, g.zaman from gelen_mesaj g
        where g.telefon in (select t.telefon from musteri_telefon_ozet t where t.musteri_id = ${id}) order by g.id`,
    },
    forget: (tx, { telefonlar }) => sql`delete from gelen_mesaj where telefon = any(${[...telefonlar]}::text[])`.execute(tx),
    forgetTelefon: (tx, { telefon }) => sql`delete from gelen_mesaj where telefon = ${telefon}`.execute(tx),
  },
  demo: { emptied: { gelen_mesaj: true } },
};
