import { sql } from 'kysely';
import { type Duties, runAll } from '../../platform/duties.ts';

export const satisDuties: Duties = {
  name: 'satis',
  tables: ['satis', 'satis_sayaci', 'satis_icerik', 'satis_odeme', 'bahsis', 'taksit', 'taksit_degisikligi', 'tahsilat', 'avans', 'avans_hareket', 'paket_hak', 'seans_hareket', 'satis_onayi'],
  constraints: { satis_randevu_tekil: 'randevudaSatisVar', satis_odeme_fazla: 'odemeFazla', satis_icerik_hediye: 'hediyeBedelli', satis_kapidan: 'kapidanSatis', avans_kalan: 'avansYetersiz', paket_hak_kalan: 'seansKalmadi', paket_hak_deger: 'seansKalmadi', paket_hak_donmus: 'paketDonmus', paket_hak_iade: 'paketIadeEdilmis' },
  names: {
    paketHak: (id) => sql`select u.adi from paket_hak h join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id where h.id = ${id}`,
    satis: (id) => sql`
      select concat_ws(', ', nullif(concat_ws(' ', m.ad, m.soyad), ''), to_char(s.tarih, 'DD.MM.YYYY'))
      from satis s left join musteri_ozet m on m.bayi_id = s.bayi_id and m.id = s.musteri_id where s.id = ${id}`,
  },
  person: {
    data: {
      paketler: (id) => sql`
        select s.tarih, u.adi as hizmet, h.seans, h.kalan, h.tutar, h.bitis, h.kod,
          array(select json_build_object('tur', m.tur, 'adet', m.adet, 'tarih', m.tarih, 'neden', m.neden) from seans_hareket m
            where m.bayi_id = h.bayi_id and m.hak_id = h.id order by m.id) as hareketler
        from paket_hak h
        join satis s on s.bayi_id = h.bayi_id and s.id = h.satis_id
        join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
        where h.musteri_id = ${id} order by h.id`,
      avanslar: (id) => sql`
        select a.tarih, a.tutar, a.kalan, o.adi as sekil from avans a join odeme_sekli o on o.bayi_id = a.bayi_id and o.id = a.odeme_sekli_id
        where a.musteri_id = ${id} order by a.id`,
      satislar: (id) => sql`
        select s.tarih, s.toplam_tutar as "toplamTutar", s.alinan, s.aciklama, s.iptal_zamani as "iptalZamani",
          array(select json_build_object('adi', i.adi, 'adet', i.adet, 'tutar', i.tutar, 'hediyeNedeni', i.hediye_nedeni) from satis_icerik i
            where i.bayi_id = s.bayi_id and i.satis_id = s.id order by i.sira) as icerikler,
          array(select json_build_object('tarih', o.tarih, 'tutar', o.tutar, 'sekil', k.adi, 'aciklama', o.aciklama, 'iptalZamani', o.iptal_zamani)
            from satis_odeme o join odeme_sekli k on k.bayi_id = o.bayi_id and k.id = o.odeme_sekli_id
            where o.bayi_id = s.bayi_id and o.satis_id = s.id order by o.id) as odemeler,
          array(select json_build_object('tarih', t.tarih, 'tutar', t.tutar, 'odenen', t.odenen, 'aciklama', t.aciklama) from taksit_ozet t
            where t.bayi_id = s.bayi_id and t.satis_id = s.id order by t.no) as taksitler,
          array(select json_build_object('tarih', d.zaman, 'tur', d.tur, 'neden', d.neden) from taksit_degisikligi d
            where d.bayi_id = s.bayi_id and d.satis_id = s.id order by d.id) as "taksitDegisiklikleri"
        from satis s where s.musteri_id = ${id} order by s.tarih, s.id`,
    },
    forget: (tx, { id }) =>
      runAll(tx, [
        // A gift stays one; only what was written about it goes.
        sql`update satis_icerik i set hediye_nedeni = '' from satis s where s.bayi_id = i.bayi_id and s.id = i.satis_id and s.musteri_id = ${id} and i.hediye_nedeni is not null`,
        sql`update satis_odeme o set aciklama = null from satis s where s.bayi_id = o.bayi_id and s.id = o.satis_id and s.musteri_id = ${id}`,
        sql`update taksit t set aciklama = null from satis s where s.bayi_id = t.bayi_id and s.id = t.satis_id and s.musteri_id = ${id}`,
        sql`
          update taksit_degisikligi d set neden = null,
            onceki = (select coalesce(jsonb_agg(e - 'aciklama'), '[]') from jsonb_array_elements(d.onceki) e),
            sonraki = (select coalesce(jsonb_agg(e - 'aciklama'), '[]') from jsonb_array_elements(d.sonraki) e)
          from satis s where s.bayi_id = d.bayi_id and s.id = d.satis_id and s.musteri_id = ${id}`,
        sql`update satis set aciklama = null where musteri_id = ${id}`,
        sql`update seans_hareket m set neden = null from paket_hak h where h.bayi_id = m.bayi_id and h.id = m.hak_id and ${id} in (h.musteri_id, m.musteri_id) and m.neden is not null`,
      ]),
  },
  demo: {
    // A sale and its appointment point to each other, so neither could be deleted first.
    before: (tx) => sql`update satis set randevu_id = null where randevu_id is not null`.execute(tx),
    emptied: { satis_onayi: true, seans_hareket: true, paket_hak: true, taksit: true, taksit_degisikligi: true, bahsis: true, satis_odeme: true, avans_hareket: true, avans: true, tahsilat: true, satis_icerik: true, satis: true, satis_sayaci: true },
  },
  expires: { satis_onayi: sql`gecerlilik < now() - interval '1 day'` },
};
