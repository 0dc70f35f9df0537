import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';
import { BOLUNMUS_SABLONLAR } from './demo-calisma.ts';

export const vardiyaDuties: Duties = {
  name: 'vardiya',
  tables: ['vardiya', 'vardiya_sablon'],
  constraints: {
    vardiya_sablon_adi_tekil: ['vardiyaAdiMukerrer', 'sablonAdi'],
    vardiya_cakismasi: 'vardiyaCakisiyor',
    vardiya_bos_gun: 'vardiyaBosGun',
    vardiya_bos_tekil: 'vardiyaBosGun',
  },
  names: { vardiyaSablonu: (id) => sql`select sablon_adi from vardiya_sablon where id = ${id}` },
  demo: { emptied: { vardiya: true, vardiya_sablon: sql`sablon_adi = any (${BOLUNMUS_SABLONLAR.map(({ sablon_adi }) => sablon_adi)}::text[])` } },
};
