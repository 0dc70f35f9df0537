import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const randevuTalepDuties: Duties = {
  name: 'randevu-talep',
  tables: ['randevu_talebi', 'randevu_talebi_hizmet'],
  constraints: { randevu_talebi_sure: 'bitisOnce' },
  names: {
    randevuTalep: (id) => sql`
      select concat_ws(' ', coalesce(m.ad, t.ad), case when m.id is null then t.soyad else m.soyad end) || ', ' || to_char(t.baslangic, 'DD.MM.YYYY HH24:MI')
      from randevu_talebi t left join musteri_ozet m on m.bayi_id = t.bayi_id and m.id = t.musteri_id where t.id = ${id}`,
  },
  person: {
    data: {
      randevuTalepleri: (id) => sql`
        select t.baslangic, t.bitis, t.durum, t.kaynak, t.talep_notu as not, t.red_nedeni as "redNedeni", t.kayit_zamani as "kayitZamani"
        from randevu_talebi t where t.musteri_id = ${id} order by t.id`,
    },
    forget: (tx, { id }) => sql`update randevu_talebi set talep_notu = null, red_nedeni = null where musteri_id = ${id}`.execute(tx),
  },
  demo: { emptied: { randevu_talebi_hizmet: true, randevu_talebi: true } },
};
