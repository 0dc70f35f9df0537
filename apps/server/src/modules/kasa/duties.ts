import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const kasaDuties: Duties = {
  name: 'kasa',
  tables: ['kasa'],
  constraints: { kasa_bir_kez_iptal: 'kayitDegismis' },
  person: {
    forget: (tx, { id }) => sql`
      update kasa k set aciklama = null from satis_ozet s where s.bayi_id = k.bayi_id and s.id = k.satis_id and s.musteri_id = ${id}`.execute(tx),
  },
  demo: { emptied: { kasa: true } },
};
