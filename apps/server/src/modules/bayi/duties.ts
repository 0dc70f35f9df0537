import type { Duties } from '../../platform/duties.ts';

export const bayiDuties: Duties = {
  name: 'bayi',
  tables: ['bayi', 'sayfa_kodu', 'sektor', 'paket'],
  open: ['sektor', 'paket'],
  constraints: { bayi_ilce_il: ['ilceIlineAitDegil', 'ilceID'], bayi_sayfa_kodu_tekil: ['sayfaKoduAlinmis', 'sayfaKodu'] },
};
