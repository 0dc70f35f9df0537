import { clearIzinler } from '../personel/izinler.ts';
import type { Duties } from '../../platform/duties.ts';

export const izinDuties: Duties = {
  name: 'izin',
  tables: ['personel_izin'],
  constraints: { personel_izin_cakismasi: 'izinCakisiyor', personel_izin_sure: 'bitisOnce' },
  demo: { emptied: { personel_izin: true }, after: clearIzinler },
};
