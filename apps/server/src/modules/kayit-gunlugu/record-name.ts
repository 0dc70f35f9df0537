import { KAYIT_TURLERI } from '@defter/contract/kayit-nesneleri.ts';
import { TANIM_TURLERI, tanimOf } from '@defter/contract/tanim.ts';
import { type RawBuilder, sql } from 'kysely';
import { tabloOf } from '../tanim/tablo.ts';

/** Of which kind the record of an entry `k` is: what the act was on, or what its menu is named after. */
export const KAYIT_TURU = sql`case when k.nesne = any(${[...KAYIT_TURLERI]}::text[]) then k.nesne else k.menu end`;

/** What the record `kayit_id` of `k` is called today, by a look-up of its own: for the rows of a page, or for each record once. */
export const kayitAdi = (tur: RawBuilder<unknown>) => sql`case ${tur}
  when 'rol' then (select o.adi from rol_ozet o where o.bayi_id = k.bayi_id and o.id = k.kayit_id)
  when 'vardiyaSablonu' then (select v.sablon_adi from vardiya_sablon_ozet v where v.bayi_id = k.bayi_id and v.id = k.kayit_id)
  when 'anaUrun' then (select a.adi from ana_urun_ozet a where a.bayi_id = k.bayi_id and a.id = k.kayit_id)
  ${sql.join(
    TANIM_TURLERI.filter((tur) => tanimOf(tur).yetki !== undefined).map(
      (tur) => sql`when ${tur} then (select d.adi from ${tabloOf(tur)} d where d.bayi_id = k.bayi_id and d.id = k.kayit_id)`,
    ),
    sql` `,
  )}
  when 'musteri' then (select concat_ws(' ', m.ad, m.soyad) from musteri_ozet m where m.bayi_id = k.bayi_id and m.id = k.kayit_id)
  when 'personel' then (select concat_ws(' ', e.ad, e.soyad) from personel_ozet e where e.bayi_id = k.bayi_id and e.id = k.kayit_id)
  when 'urun' then (select u.adi from alt_urun_ozet u where u.bayi_id = k.bayi_id and u.id = k.kayit_id)
  when 'randevu' then (select concat_ws(' ', m.ad, m.soyad) || ', ' || to_char(r.baslangic, 'DD.MM.YYYY HH24:MI') from randevu_ozet r
    join musteri_ozet m on m.bayi_id = r.bayi_id and m.id = r.musteri_id where r.bayi_id = k.bayi_id and r.id = k.kayit_id)
  when 'satis' then (select concat_ws(' ', m.ad, m.soyad) || ', ' || to_char(s.tarih, 'DD.MM.YYYY') from satis_ozet s
    join musteri_ozet m on m.bayi_id = s.bayi_id and m.id = s.musteri_id where s.bayi_id = k.bayi_id and s.id = k.kayit_id)
  end`;
