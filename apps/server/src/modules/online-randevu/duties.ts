import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const onlineRandevuDuties: Duties = {
  name: 'online-randevu',
  tables: ['randevu_sayfasi', 'randevu_sayfasi_hizmet', 'randevu_sayfasi_personel', 'musteri_baglantisi', 'sayfa_resmi'],
  person: { forget: (tx, { id }) => tx.deleteFrom('musteri_baglantisi').where('musteri_id', '=', id).execute() },
  demo: { emptied: { musteri_baglantisi: true, randevu_sayfasi_hizmet: true, randevu_sayfasi_personel: true } },
  expires: { musteri_baglantisi: sql`gecerlilik < now()` },
};
