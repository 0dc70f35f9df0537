import { SatisTipi } from '@defter/contract/urun.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import { FIYAT, fiyatGunu } from '../urun/fiyat-gunu.ts';
import { tahsilatlar } from './kasa.ts';
import { adOf, gunOf, gunOfSoru, isSecilen, satislar, type Sorgu, type Soru } from './sorgu.ts';

/** Today and so many days before it, whatever days the report may be of. */
const sonGunler = (once: number): Sorgu => (soru) => {
  const bugun = soru.clock.today();
  const gunler = { ...soru, bas: addDays(bugun, -once), son: bugun };
  return sql`
  select g::date as tarih, count(s.id) as "satisSayisi", coalesce(sum(s.toplam_tutar), 0) as tutar, coalesce(sum(s.alinan), 0) as odenen, coalesce(sum(s.toplam_tutar - s.alinan), 0) as kalan
  from generate_series(${gunler.bas}::date, ${gunler.son}::date, '1 day') g
  left join (select s.* from ${satislar(gunler)}) s on s.tarih = g::date
  group by 1`;
};

/** What was sold, line by line, by what it is. */
const satilanlar: Sorgu = (soru) => sql`
  select i.alt_urun_id as "altUrunID", u.adi, g.adi as "anaUrunAdi", coalesce(g.satis_tipi, 1) as "satisTipi", sum(i.adet) as adet, sum(i.tutar) as tutar
  from (select s.bayi_id, s.id from ${satislar(soru)}) s
  join satis_icerik_ozet i on i.bayi_id = s.bayi_id and i.satis_id = s.id
  join alt_urun_ozet u on u.bayi_id = i.bayi_id and u.id = i.alt_urun_id
  left join ana_urun_ozet g on g.bayi_id = u.bayi_id and g.id = u.ana_urun_id
  group by 1, 2, 3, 4`;

/** Whether line `i` has brought sessions. Asked line by line: for an `exists` PostgreSQL reads all movements that there are. */
const SEANS_SATAR = sql`coalesce((select true from paket_hak_ozet h where h.bayi_id = i.bayi_id and h.satis_id = i.satis_id and h.satis_icerik_id = i.id limit 1),
  (select true from seans_hareket_ozet h where h.bayi_id = i.bayi_id and h.satis_id = i.satis_id and h.tur = 'degisim' limit 1))`;

/**
 * What was sold, with what it has cost: what it moved in stock, where it moved something, else the cost of the list. The line of a
 * package, and the difference of an exchange, cost nothing by themselves; the sessions do, at the visits that use them. A line may have
 * brought several sessions of their own, where some were given or exchanged, and is one all the same. The minutes are those of the services,
 * and those for which the visits took a device.
 */
const maliyetler = (soru: Soru) => sql`
  select y.*, c."cihazSure" from (
  select i.alt_urun_id as "altUrunID", u.adi, g.adi as "anaUrunAdi", sum(i.adet) as adet, sum(i.tutar) as tutar, sum(i.adet * u.urun_sure) filter (where coalesce(g.satis_tipi, 1) = ${SatisTipi.hizmet}) as "urunSure",
    coalesce(sum(m.maliyet), 0) as "sarfMaliyeti", sum(coalesce(m.maliyet, case when ${SEANS_SATAR} then 0 else i.adet * u.maliyet end)) as maliyet
  from (select s.bayi_id, s.id from ${satislar(soru)}) s
  join satis_icerik_ozet i on i.bayi_id = s.bayi_id and i.satis_id = s.id
  join alt_urun_ozet u on u.bayi_id = i.bayi_id and u.id = i.alt_urun_id
  left join ana_urun_ozet g on g.bayi_id = u.bayi_id and g.id = u.ana_urun_id
  left join satir_maliyeti_ozet m on m.bayi_id = i.bayi_id and m.satis_id = i.satis_id and m.satis_icerik_id = i.id
  group by 1, 2, 3) y
  left join (
    select c.alt_urun_id, round(sum(c.dakika)) as "cihazSure" from (select s.bayi_id, s.id from ${satislar(soru)}) s
    cross join lateral (select c.alt_urun_id, c.dakika from cihaz_dakikasi_ozet c where c.bayi_id = s.bayi_id and c.satis_id = s.id offset 0) c
    group by 1
  ) c on c.alt_urun_id = y."altUrunID"`;

/** What one session of service `u` costs today: by its prescription and the averages of the stock, else by the list. */
const BUGUNKU_MALIYET = sql`coalesce((
  select sum(r.miktar * coalesce(b.miktar, 1) * k.ortalama) from alt_urun_sarf_ozet r
  join stok_urun_ozet k on k.bayi_id = r.bayi_id and k.alt_urun_id = r.sarf_urun_id
  left join alt_urun_birim_ozet b on b.bayi_id = r.bayi_id and b.alt_urun_id = r.sarf_urun_id and b.birim_id = r.birim_id
  where r.bayi_id = u.bayi_id and r.alt_urun_id = u.id), u.maliyet)`;

/**
 * The packages of the sales until the day, each line with the sessions that were left of it at the end of the day: as they were sold, by
 * today's list and at today's cost. What was given or exchanged later is not yet gone then, nor there, and what was entered later not yet sold.
 */
const haklar = (soru: Soru) => {
  const gun = sql`${gunOfSoru(soru)}::date`;
  const sonra = (sutun: 'adet' | 'tutar') => sql`coalesce(sum(m.${sql.ref(sutun)}) filter (where m.tarih > ${gun} and m.tur in ('devir', 'degisim')), 0)`;
  return sql`
  select y.*, y."kalanSeans" * ${FIYAT} as "bugunkuDeger", round(y."kalanSeans" * ${BUGUNKU_MALIYET}, 2) as "bugunkuMaliyet", u.adi
  from (
    select s.id as "satisID", s.satis_no, s.tarih, s.personel_id, h.bayi_id, h.musteri_id, h.alt_urun_id, p.adi as "paketAdi", h.seans - ${sonra('adet')} as seans, h.tutar - ${sonra('tutar')} as tutar,
      coalesce(sum(m.adet) filter (where m.tarih <= ${gun}), 0) as "kalanSeans", coalesce(sum(m.tutar) filter (where m.tarih <= ${gun}), 0) as "kalanDeger"
    from (select s.* from ${satislar(soru)}) s
    join paket_hak_ozet h on h.bayi_id = s.bayi_id and h.satis_id = s.id and (h.iptal_zamani is null or ${gunOf(sql`h.iptal_zamani`)} > ${gun})
    left join paket_program_ozet p on p.bayi_id = h.bayi_id and p.id = h.paket_program_id
    left join seans_hareket_ozet m on m.bayi_id = h.bayi_id and m.hak_id = h.id
    where s.tarih <= ${gun}
    group by 1, 2, 3, 4, h.bayi_id, h.id, h.musteri_id, h.alt_urun_id, p.adi, h.seans, h.tutar
    having min(m.tarih) <= ${gun}
  ) y join alt_urun_ozet u on u.bayi_id = y.bayi_id and u.id = y.alt_urun_id ${fiyatGunu(soru.clock.today())}`;
};

export const satisSorgulari = {
  'satis-raporu': (soru) => sql`
    select s.tarih, s.satis_no as "satisNo", ${adOf('m')} as "adSoyad", ${adOf('p')} as "personelAdi",
      s.toplam_tutar as tutar, s.alinan as odenen, s.toplam_tutar - s.alinan as kalan, s.id as "satisID", s.musteri_id as "musteriID", s.personel_id as "personelID"
    from (select s.* from ${satislar(soru)}) s
    left join musteri_ozet m on m.bayi_id = s.bayi_id and m.id = s.musteri_id
    left join personel_ozet p on p.bayi_id = s.bayi_id and p.id = s.personel_id
    where ${soru.query.altUrunID == null ? sql`true` : sql`exists (select from satis_icerik_ozet i where i.bayi_id = s.bayi_id and i.satis_id = s.id and i.alt_urun_id = ${soru.query.altUrunID})`}`,
  // The unpaid rest is a row beside the methods, so that the rows add up to the sales.
  'odeme-turune-gore-satis-raporu': (soru) => sql`
    select y."odemeSekliAdi", y."satisSayisi", y.tutar, round(100 * y.tutar / nullif(sum(y.tutar) over (), 0), 1) as oran, y."odemeSekliID" from (
      select o.odeme_sekli_id as "odemeSekliID", k.adi as "odemeSekliAdi", count(distinct s.id) as "satisSayisi", sum(o.tutar) as tutar
      from (select s.bayi_id, s.id from ${satislar(soru)}) s
      join satis_odeme_ozet o on o.bayi_id = s.bayi_id and o.satis_id = s.id and o.iptal_zamani is null
      join odeme_sekli k on k.bayi_id = o.bayi_id and k.id = o.odeme_sekli_id
      group by 1, 2
      union all
      select null, null, count(*), sum(s.toplam_tutar - s.alinan) from (select s.* from ${satislar(soru)}) s where s.toplam_tutar > s.alinan having count(*) > 0
    ) y`,
  'hizmet-urun-satis-raporu': async (soru) => sql`select "altUrunID", adi, "anaUrunAdi", "satisTipi", adet, tutar from (${await satilanlar(soru)}) y`,
  'bu-ay-urun-hizmet-raporu': async (soru) => sql`select "altUrunID", adi, "anaUrunAdi", "satisTipi", adet, tutar from (${await satilanlar(soru)}) y`,
  'satis-maliyet-raporu': (soru) => sql`
    select "altUrunID", adi, "anaUrunAdi", adet, "urunSure", "cihazSure", tutar, "sarfMaliyeti", maliyet, tutar - maliyet as kar, round(100 * (tutar - maliyet) / nullif(tutar, 0), 1) as "karOrani" from (${maliyetler(soru)}) y`,
  'paket-urun-satis-raporu': (soru) => sql`
    select "paketAdi", adi, sum(seans) as seans, sum("kalanSeans") as "kalanSeans", sum(tutar) as tutar, sum("kalanDeger") as "kalanDeger", sum("bugunkuDeger") as "bugunkuDeger", sum("bugunkuMaliyet") as "bugunkuMaliyet", alt_urun_id as "altUrunID"
    from (${haklar(soru)}) y group by 1, 2, 9`,
  'paket-program-alanlar-raporu': (soru) => sql`
    select ${adOf('m')} as "adSoyad", y.tarih, y.satis_no as "satisNo", y."paketAdi", y.adi, y.seans, y."kalanSeans", y.tutar, y."kalanDeger", y."bugunkuDeger", y."bugunkuMaliyet", y.musteri_id as "musteriID", y."satisID"
    from (${haklar(soru)}) y left join musteri_ozet m on m.id = y.musteri_id`,
  'paket-program-personel-raporu': (soru) => sql`
    select ${adOf('p')} as "personelAdi", count(distinct y."satisID") as "satisSayisi", sum(y.seans) as seans, sum(y.tutar) as tutar, y.personel_id as "personelID"
    from (${haklar(soru)}) y left join personel_ozet p on p.id = y.personel_id group by 1, 5`,
  'satis-yapan-personel-raporu': (soru) => sql`
    select ${adOf('p')} as "personelAdi", count(*) as "satisSayisi", sum(s.toplam_tutar) as tutar, sum(s.alinan) as odenen, sum(s.toplam_tutar - s.alinan) as kalan, s.personel_id as "personelID"
    from (select s.* from ${satislar(soru)}) s left join personel_ozet p on p.bayi_id = s.bayi_id and p.id = s.personel_id group by 1, 6`,
  'uygulayan-personel-raporu': (soru) => sql`
    select ${adOf('p')} as "personelAdi", sum(i.adet) as adet, sum(i.tutar) as tutar, i.uygulayan_personel_id as "personelID"
    from (select s.bayi_id, s.id from ${satislar({ ...soru, query: {} })}) s
    join satis_icerik_ozet i on i.bayi_id = s.bayi_id and i.satis_id = s.id
    left join personel_ozet p on p.bayi_id = i.bayi_id and p.id = i.uygulayan_personel_id
    where ${isSecilen(sql`i.uygulayan_personel_id`, soru.query.personelID)} group by 1, 4`,
  'son-7-gun-satis-raporu': sonGunler(6),
  // The collected amount is that of `tahsilat-raporu`: the money that came on the day, for earlier sales too.
  'bu-ay-net-tutar-tahsil-edilen-raporu': (soru) => sql`
    select g::date as tarih, coalesce(s.sayi, 0) as "satisSayisi", coalesce(s.tutar, 0) as tutar, coalesce(o.tutar, 0) as "tahsilEdilen"
    from generate_series(${soru.bas}::date, ${soru.son}::date, '1 day') g
    left join (select y.tarih, count(*) as sayi, sum(y.toplam_tutar) as tutar from (select s.* from ${satislar(soru)}) y group by 1) s on s.tarih = g::date
    left join (select k.tarih, sum(k.gelir - k.gider) as tutar from ${tahsilatlar(soru)} group by 1) o on o.tarih = g::date`,
} satisfies Record<string, Sorgu>;
