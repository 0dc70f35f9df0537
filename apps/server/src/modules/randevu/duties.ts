import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';
import { CAKISMALAR } from './cakismalar.ts';
import { unlinkSatislar } from './close-randevu.ts';

export const randevuDuties: Duties = {
  name: 'randevu',
  tables: ['randevu', 'randevu_yer', 'randevu_hizmet', 'randevu_basligi', 'randevu_ayari', 'calisma_saati', 'takvim_istisnasi', 'takvim_aboneligi', 'randevu_tutma', 'bosalan_yer'],
  open: ['randevu_basligi'],
  constraints: { ...CAKISMALAR, randevu_sure: 'bitisOnce' },
  names: {
    randevu: (id) => sql`
      select concat_ws(' ', m.ad, m.soyad) || ', ' || to_char(r.baslangic, 'DD.MM.YYYY HH24:MI')
      from randevu r join musteri_ozet m on m.bayi_id = r.bayi_id and m.id = r.musteri_id where r.id = ${id}`,
    sutun: (id) => sql`select adi from randevu_basligi where id = ${id}`,
  },
  person: {
    data: {
      randevular: (id) => sql`
        select r.baslangic, r.bitis, r.durum, r.randevu_notu as not, r.zorlama_nedeni as "zorlamaNedeni", r.silindi, r.silme_nedeni as "silmeNedeni", array(
          select u.adi from randevu_hizmet h join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
          where h.bayi_id = r.bayi_id and h.randevu_id = r.id order by h.id) as hizmetler
        from randevu r where r.musteri_id = ${id} order by r.baslangic`,
    },
    // The mark that it was given over another appointment stays, without its reason.
    forget: (tx, { id }) => sql`
      update randevu set randevu_notu = null, silme_nedeni = null, zorlama_nedeni = case when zorlama_nedeni is not null then '' end where musteri_id = ${id}`.execute(tx),
  },
  demo: {
    // An appointment and its sale point to each other.
    before: unlinkSatislar,
    emptied: {
      randevu_tutma: true,
      bosalan_yer: true,
      takvim_istisnasi: true,
      // Colleagues of the demo leave with it.
      takvim_aboneligi: sql`personel_id in (select id from personel_ozet where not web_kullanicisi)`,
      randevu_hizmet: true,
      randevu_yer: true,
      randevu: true,
      // Columns of services and of demo colleagues go with them.
      randevu_basligi: sql`alt_urun_id is not null or personel_id in (select id from personel_ozet where not web_kullanicisi)`,
    },
    after: (tx) => tx.updateTable('randevu_basligi').set({ randevuda_goster: true }).execute(),
  },
  expires: { randevu_tutma: sql`gecerlilik < now()`, bosalan_yer: sql`zaman < now() - interval '1 day'` },
};
