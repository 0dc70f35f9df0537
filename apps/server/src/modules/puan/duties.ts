import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const puanDuties: Duties = {
  name: 'puan',
  tables: ['puan_hareket'],
  person: {
    data: { puanHareketleri: (id) => sql`select tarih, tur, puan, neden from puan_hareket where musteri_id = ${id} order by id` },
    // A movement by hand stays; the text of its reason goes.
    forget: (tx, { id }) => sql`update puan_hareket set neden = '' where musteri_id = ${id} and neden is not null`.execute(tx),
  },
  demo: { emptied: { puan_hareket: true } },
};
