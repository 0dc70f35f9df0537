import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const ilDuties: Duties = {
  name: 'il',
  tables: ['il', 'ilce'],
  open: ['il', 'ilce'],
  names: {
    il: (id) => sql`select ad from il where id = ${id}`,
    ilce: (id) => sql`select ad from ilce where id = ${id}`,
  },
};
