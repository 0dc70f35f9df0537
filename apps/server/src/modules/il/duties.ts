import type { Duties } from '../../platform/duties.ts';

export const ilDuties: Duties = { name: 'il', tables: ['il', 'ilce'], open: ['il', 'ilce'] };
