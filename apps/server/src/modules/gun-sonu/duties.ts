import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const gunSonuDuties: Duties = {
  name: 'gun-sonu',
  tables: ['kasa_sayimi', 'gun_sonu'],
  constraints: {
    // Movements of the till and of accounts, by whichever module, on a closed day.
    kasa_gunu_kapali: 'kasaGunuKapali',
    gun_sonu_tekil: 'gunZatenKapali',
    gun_sonu_fark_nedeni: ['farkNedeniYazin', 'farkNedeni'],
  },
  names: { gunSonu: (id) => sql`select to_char(g.tarih, 'DD.MM.YYYY') from gun_sonu g where g.id = ${id}` },
  demo: { emptied: { gun_sonu: true, kasa_sayimi: true } },
};
