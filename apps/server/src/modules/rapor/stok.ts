import { sql } from 'kysely';
import { gunOfSoru, type Sorgu } from './sorgu.ts';

/** What is counted in stock, with its group. */
const STOK_URUNLERI = sql`stok_urun_ozet s
  join alt_urun_ozet u on u.bayi_id = s.bayi_id and u.id = s.alt_urun_id and u.stokta_mi
  left join ana_urun_ozet g on g.bayi_id = u.bayi_id and g.id = u.ana_urun_id`;

export const stokSorgulari = {
  // The stock at the end of the day: the sum of all movements until then.
  'urun-stok-raporu': (soru) => sql`
    select u.adi, g.adi as "anaUrunAdi", coalesce(h.miktar, 0) as miktar, s.kritik, coalesce(h.deger, 0) as deger, u.id as "altUrunID"
    from ${STOK_URUNLERI}
    left join (select alt_urun_id, sum(miktar) as miktar, sum(deger) as deger from stok_hareketi_ozet where tarih <= ${gunOfSoru(soru)}::date group by 1) h on h.alt_urun_id = s.alt_urun_id`,
  'kritik-stok-raporu': () => sql`
    select u.adi, g.adi as "anaUrunAdi", s.miktar, s.kritik, t.adi as "tedarikciAdi", u.id as "altUrunID"
    from ${STOK_URUNLERI} left join tedarikci t on t.bayi_id = s.bayi_id and t.id = s.tedarikci_id
    where s.miktar <= coalesce(s.kritik, 0)`,
} satisfies Record<string, Sorgu>;
