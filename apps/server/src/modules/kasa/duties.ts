import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const kasaDuties: Duties = {
  name: 'kasa',
  tables: ['kasa', 'duzenli_gider', 'duzenli_gider_vadesi'],
  constraints: { kasa_bir_kez_iptal: 'kayitDegismis', duzenli_gider_bir_kez: 'giderBeklemiyor' },
  names: { duzenliGider: (id) => sql`select adi from duzenli_gider where id = ${id}` },
  person: {
    forget: (tx, { id }) => sql`
      update kasa k set aciklama = null from satis_ozet s where s.bayi_id = k.bayi_id and s.id = k.satis_id and s.musteri_id = ${id}`.execute(tx),
  },
  demo: { emptied: { duzenli_gider_vadesi: true, duzenli_gider: true, kasa: true } },
};
