import type { Duties } from '../../platform/duties.ts';

export const authDuties: Duties = { name: 'auth', tables: ['oturum'] };
