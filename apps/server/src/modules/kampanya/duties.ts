import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const kampanyaDuties: Duties = {
  name: 'kampanya',
  tables: ['kampanya', 'kampanya_icerik', 'kampanya_resmi'],
  constraints: {
    kampanya_donem: ['bitisOnce', 'bitisTarihi'],
    kampanya_saat: ['saatGecersiz', 'bitisSaati'],
    kampanya_oran: ['iskonto100', 'iskonto'],
    kampanya_adet: ['sayiGecersiz', 'ode'],
    kampanya_icerik_tek: ['kampanyaTekUrun', 'icerikler'],
    kampanya_icerik_tekrar: ['satirTekrari', 'icerikler'],
  },
  names: { kampanya: (id) => sql`select kampanya_adi from kampanya where id = ${id}` },
  demo: { emptied: { kampanya_resmi: true, kampanya_icerik: true, kampanya: true } },
};
