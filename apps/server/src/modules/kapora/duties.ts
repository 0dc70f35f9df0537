import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const kaporaDuties: Duties = {
  name: 'kapora',
  tables: ['kapora'],
  constraints: { kapora_bir_kez: 'kayitDegismis' },
  person: {
    data: {
      kaporalar: (id) => sql`
        select k.tarih, k.tutar, k.mahsup, k.iade, k.tutulan from kapora k
        join randevu_ozet r on r.bayi_id = k.bayi_id and r.id = k.randevu_id where r.musteri_id = ${id} order by k.id`,
    },
  },
  demo: { emptied: { kapora: true } },
};
