import type { Duties } from '../../platform/duties.ts';

export const veriPaketiDuties: Duties = {
  name: 'veri-paketi',
  tables: ['veri_paketi'],
  demo: { emptied: { veri_paketi: true } },
};
