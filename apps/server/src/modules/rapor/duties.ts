import type { Duties } from '../../platform/duties.ts';

export const raporDuties: Duties = {
  name: 'rapor',
  tables: ['rapor_gorunumu', 'rapor_alicisi'],
  constraints: { rapor_gorunumu_adi_tekil: ['gorunumVar', 'adi'] },
  // The colleagues, groups and services that they name go with the demo.
  demo: { emptied: { rapor_alicisi: true, rapor_gorunumu: true } },
};
