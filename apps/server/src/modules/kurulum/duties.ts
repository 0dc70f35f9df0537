import type { Duties } from '../../platform/duties.ts';

export const kurulumDuties: Duties = { name: 'kurulum', tables: ['kurulum'] };
