import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const duyuruDuties: Duties = {
  name: 'duyuru',
  tables: ['ev_duyurusu', 'duyuru', 'duyuru_okuma'],
  names: { duyuru: (id) => sql`select baslik from duyuru where id = ${id}` },
  demo: { emptied: { duyuru_okuma: true, duyuru: true } },
};
