import type { Duties } from '../../platform/duties.ts';

export const girisCikisDuties: Duties = {
  name: 'giris-cikis',
  tables: ['personel_giris_cikis', 'giris_cikis_anahtari'],
  constraints: { giris_cikis_qr_tekil: 'qrKullanildi' },
  demo: { emptied: { personel_giris_cikis: true } },
};
