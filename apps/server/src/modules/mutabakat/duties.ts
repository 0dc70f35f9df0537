import type { Duties } from '../../platform/duties.ts';

export const mutabakatDuties: Duties = {
  name: 'mutabakat',
  tables: ['mutabakat'],
  demo: { emptied: { mutabakat: true } },
};
