import { type RawBuilder, sql } from 'kysely';

/** The packages of a customer with what became of their sessions, for the copy of one's data. */
export const listKisininPaketleri = (id: number): RawBuilder<unknown> => sql`
  select s.tarih, u.adi as hizmet, h.seans, h.kalan, h.tutar, h.bitis, h.kod,
    array(select json_build_object('tur', m.tur, 'adet', m.adet, 'tarih', m.tarih, 'neden', m.neden) from seans_hareket m
      where m.bayi_id = h.bayi_id and m.hak_id = h.id order by m.id) as hareketler
  from paket_hak h
  join satis s on s.bayi_id = h.bayi_id and s.id = h.satis_id
  join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
  where h.musteri_id = ${id} order by h.id`;
