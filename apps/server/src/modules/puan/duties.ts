import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const puanDuties: Duties = {
  name: 'puan',
  tables: ['puan_hareket'],
  person: { data: { puanHareketleri: (id) => sql`select tarih, tur, puan from puan_hareket where musteri_id = ${id} order by id` } },
  demo: { emptied: { puan_hareket: true } },
};
