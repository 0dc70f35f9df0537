import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const cariDuties: Duties = {
  name: 'cari',
  tables: ['cari_hareket'],
  person: {
    data: { hesapHareketleri: (id) => sql`select tarih, borc, alacak, aciklama from cari_hareket where musteri_id = ${id} order by id` },
    forget: (tx, { id }) => sql`update cari_hareket set aciklama = null where musteri_id = ${id}`.execute(tx),
  },
  demo: { emptied: { cari_hareket: true } },
};
