import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

/** The file name of a photo in the archive that a person gets. */
const DOSYA = sql<string>`'fotograflar/' || tarih || '-' || id || '.jpg'`;

export const fotografDuties: Duties = {
  name: 'fotograf',
  tables: ['fotograf'],
  person: {
    data: {
      fotograflar: (id) => sql`select ${DOSYA} as dosya, adi as "fotografAdi", tarih, genislik, yukseklik, kayit_zamani as "kayitZamani" from fotograf
        where musteri_id = ${id} order by tarih, id`,
    },
    files: sql`select musteri_id, ${DOSYA} as name, buyuk as key from fotograf union all select musteri_id, null, kucuk from fotograf`,
    forget: (tx, { id }) => tx.deleteFrom('fotograf').where('musteri_id', '=', id).execute(),
  },
  demo: { emptied: { fotograf: true } },
};
