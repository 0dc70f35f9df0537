import type { Duties } from '../../platform/duties.ts';
import { followVardiyalar } from './ilk-ayarlar.ts';

export const ayarDuties: Duties = {
  name: 'ayar',
  tables: ['ayar', 'ayar_degisikligi', 'ip_adresi'],
  constraints: { ayar_degisikligi_bir_kez: 'ayarZatenGeriAlindi' },
  demo: { emptied: {}, after: (tx) => followVardiyalar(tx, null) },
};
