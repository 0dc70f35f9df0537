import { NAKIT_ID } from '@defter/contract/tanim.ts';
import { type RawBuilder, sql } from 'kysely';

/** The cash that the movements up to the end of a day leave in the till. */
export const beklenenNakit = (tarih: string): RawBuilder<unknown> =>
  sql`(select coalesce(sum(k.gelir - k.gider), 0) from kasa_ozet k where k.odeme_sekli_id = ${NAKIT_ID} and k.tarih <= ${tarih}::date)`;

/** The sales `s` that a day counts: those of it, and those that were left open before and finished on it. */
const sayildigiGun = (tarih: string): RawBuilder<unknown> =>
  sql`(s.tarih = ${tarih}::date and s.tamamlanma_tarihi is null or s.tamamlanma_tarihi = ${tarih}::date)`;

/** What a day took and gave, as JSON. What was taken back on that day counts on that day. */
export const gunOzeti = (tarih: string): RawBuilder<unknown> => sql`(
  with gun as (select * from kasa_ozet k where k.tarih = ${tarih}::date),
  satislar as (select count(*) as sayi, coalesce(sum(s.toplam_tutar), 0) as toplam from satis_ozet s
    -- A deduction that sells nothing beside its sessions is no sale.
    where ${sayildigiGun(tarih)} and s.iptal_zamani is null and not s.islemde and (s.durum <> 'S' or s.toplam_tutar > 0)),
  seanslar as (select coalesce(sum(i.adet), 0) as sayi from satis_ozet s join satis_icerik_ozet i on i.bayi_id = s.bayi_id and i.satis_id = s.id and i.paketten
    -- As a sale, a deduction that is still open is counted on the day on which it is finished.
    where ${sayildigiGun(tarih)} and s.iptal_zamani is null and not s.islemde),
  nakit as (select coalesce(sum(gelir), 0) as giren, coalesce(sum(gider), 0) as cikan from gun where odeme_sekli_id = ${NAKIT_ID})
  select jsonb_build_object('satisSayisi', s.sayi, 'satisToplami', s.toplam, 'seansSayisi', d.sayi,
    'tahsilat', (select coalesce(sum(gelir), 0) from gun where coalesce(satis_id, kapora_id, avans_id) is not null),
    'digerGelir', (select coalesce(sum(gelir), 0) from gun where coalesce(satis_id, kapora_id, avans_id, aktarim_id, bahsis_id) is null),
    'bahsis', (select coalesce(sum(gelir), 0) from gun where bahsis_id is not null),
    'gider', (select coalesce(sum(gider), 0) from gun where aktarim_id is null),
    'devreden', ${beklenenNakit(tarih)} - n.giren + n.cikan, 'nakitGiren', n.giren, 'nakitCikan', n.cikan,
    'yontemler', (select coalesce(jsonb_agg(jsonb_build_object('odemeSekliID', y.id, 'adi', y.adi, 'gelir', y.gelir, 'gider', y.gider,
        'aktarim', y.aktarim) order by y.id), '[]')
      from (select o.id, o.adi, coalesce(sum(g.gelir) filter (where g.aktarim_id is null), 0) as gelir,
          coalesce(sum(g.gider) filter (where g.aktarim_id is null), 0) as gider,
          coalesce(sum(g.gelir - g.gider) filter (where g.aktarim_id is not null), 0) as aktarim
        from gun g join odeme_sekli o on o.bayi_id = g.bayi_id and o.id = g.odeme_sekli_id group by o.id, o.adi) y))
  from satislar s, seanslar d, nakit n)`;
