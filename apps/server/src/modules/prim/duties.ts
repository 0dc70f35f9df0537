import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const primDuties: Duties = {
  name: 'prim',
  tables: ['prim_kurali', 'prim_donemi', 'prim_hakedis'],
  constraints: {
    prim_donemi_tekil: ['primAyiKapali', 'ay'],
    prim_kurali_kapsam: ['primKapsami', 'satisTipi'],
    prim_kurali_sure: ['bitisOnce', 'bitis'],
  },
  names: {
    primKurali: (id) => sql`select adi from prim_kurali where id = ${id}`,
    primDonemi: (id) => sql`select to_char(ay, 'MM.YYYY') from prim_donemi where id = ${id}`,
  },
  demo: { emptied: { prim_hakedis: true, prim_donemi: true, prim_kurali: true } },
};
