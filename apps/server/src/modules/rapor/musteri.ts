import { type RawBuilder, sql } from 'kysely';
import { seenDays } from '../../platform/auth/permission.ts';
import { BAS_HARFLER } from '../musteri/bas-harfler.ts';
import { seenRandevu } from '../randevu/visible-randevu.ts';
import { visibleSatis } from '../satis/visible-satis.ts';
import { adOf, gunOf, gunOfSoru, isInDonem, isInGunler, isSecilen, satislar, type Sorgu, type Soru } from './sorgu.ts';

const KISI = sql`m.id as "musteriID", ${adOf('m')} as "adSoyad"`;
const KAYIT = gunOf(sql`m.kayit_tarihi`);
/** Customers `m` in use, of the group, with the names of their group and of where they have heard. */
const musteriler = ({ query }: Soru, kosul: RawBuilder<unknown> = sql`true`) => sql`musteri_ozet m
  left join musteri_grubu g on g.bayi_id = m.bayi_id and g.id = m.grup_id
  left join nereden_duydunuz n on n.bayi_id = m.bayi_id and n.id = m.nereden_duydunuz_id
  where m.anonim_zamani is null and ${isSecilen(sql`m.grup_id`, query.grupID)} and ${kosul}`;
/** What each customer has bought, by sales that stand: since when, until when, and in the last year. */
const ALIM = (bugun: string) => sql`(select s.musteri_id, count(*) as sayi, sum(s.toplam_tutar) as tutar, sum(s.alinan) as odenen, min(s.tarih) as ilk, max(s.tarih) as son,
  sum(s.toplam_tutar) filter (where s.tarih > ${bugun}::date - interval '1 year') as son12 from satis_ozet s where s.iptal_zamani is null and s.musteri_id is not null group by 1)`;
/** The same of a customer `m`, where there are few beside all: how often, and for how much. */
const ALDIKLARI = sql`cross join lateral (
  select count(*) as "satisSayisi", coalesce(sum(s.toplam_tutar), 0) as tutar from satis_ozet s where s.bayi_id = m.bayi_id and s.musteri_id = m.id and s.iptal_zamani is null) a`;
/** Customers and what they bought in the days, by something that is known of them. */
const analiz = (sutun: RawBuilder<unknown>, ad: string): Sorgu => (soru) => sql`
  select ${sutun} as ${sql.id(ad)}, count(m.id) as "musteriSayisi", round(100.0 * count(m.id) / nullif(sum(count(m.id)) over (), 0), 1) as oran, sum(s.sayi) as "satisSayisi", sum(s.tutar) as tutar
  from (select s.bayi_id, s.musteri_id, count(*) as sayi, sum(s.toplam_tutar) as tutar from ${satislar(soru)} group by 1, 2) s
  left join musteri_ozet m on m.bayi_id = s.bayi_id and m.id = s.musteri_id
  left join musteri_grubu g on g.bayi_id = m.bayi_id and g.id = m.grup_id
  left join nereden_duydunuz n on n.bayi_id = m.bayi_id and n.id = m.nereden_duydunuz_id
  group by 1`;
const taksitler = (soru: Soru, hangileri: RawBuilder<unknown>, kosul: RawBuilder<unknown>) => sql`
  select ${KISI}, t.tarih, s.satis_no as "satisNo", t.no as "taksitNo", t.tutar, t.odenen, t.tutar - t.odenen as kalan, s.id as "satisID", greatest(0, ${soru.clock.today()}::date - t.tarih) as "gecikenGun"
  from ${hangileri} t join satis_ozet s on s.bayi_id = t.bayi_id and s.id = t.satis_id
  join musteri_ozet m on m.bayi_id = t.bayi_id and m.id = t.musteri_id
  where ${isSecilen(sql`m.grup_id`, soru.query.grupID)} and ${kosul}`;

export const musteriSorgulari = {
  'yeni-musteri-raporu': (soru) => sql`
    select m.*, a."satisSayisi", a.tutar from (
      select m.bayi_id, m.id, ${KISI}, ${KAYIT} as "kayitTarihi", g.adi as "grupAdi", n.adi as "neredenDuydunuz" from ${musteriler(soru, isInDonem(KAYIT, soru))}
    ) m ${ALDIKLARI}`,
  'nereden-duydunuz-raporu': (soru) => sql`select ${KISI}, n.adi as "neredenDuydunuz", ${KAYIT} as "kayitTarihi" from ${musteriler(soru, isInDonem(KAYIT, soru))}`,
  'musteri-anketor-raporu': (soru) => sql`
    select m.*, a."satisSayisi", a.tutar from (
      select m.bayi_id, m.id, m.id as "musteriID", ${adOf('m')} as "adSoyad", k.adi as "anketorAdi", ${KAYIT} as "kayitTarihi"
      from musteri_anketoru_ozet y join anketor k on k.bayi_id = y.bayi_id and k.id = y.anketor_id, ${musteriler(soru, sql`m.bayi_id = y.bayi_id and m.id = y.musteri_id and ${isInDonem(KAYIT, soru)}`)}
    ) m ${ALDIKLARI}`,
  'musteri-raporu': (soru) => sql`
    select m.*, a.son as "sonGelis", coalesce(a.sayi, 0) as "satisSayisi", coalesce(a.tutar, 0) as tutar, coalesce(a.odenen, 0) as odenen, coalesce(a.tutar - a.odenen, 0) as kalan,
      a.ilk as "ilkGelis", round(a.tutar / a.sayi, 2) as "ortalamaTutar", coalesce(a.son12, 0) as "son12AyTutar"
    from (select m.bayi_id, m.id, m.id as "musteriID", ${adOf('m')} as "adSoyad", g.adi as "grupAdi", ${KAYIT} as "kayitTarihi" from ${musteriler(soru)}) m
    left join ${ALIM(soru.clock.today())} a on a.musteri_id = m.id`,
  'hizmet-almayan-musteriler-raporu': (soru) => sql`
    select m.id as "musteriID", a.son as "sonGelis", ${soru.clock.today()}::date - a.son as "gecenGun"
    from musteri_ozet m
    left join (select s.musteri_id, max(s.tarih) as son, bool_or(${isInDonem(sql`s.tarih`, soru)}) as "geldiMi" from satis_ozet s where s.iptal_zamani is null and s.musteri_id is not null group by 1) a on a.musteri_id = m.id
    where m.aktif_mi and m.anonim_zamani is null and ${isSecilen(sql`m.grup_id`, soru.query.grupID)} and a."geldiMi" is not true`,
  'tavsiye-eden-raporu': (soru) => sql`
    select m.id as "musteriID", ${adOf('m')} as "adSoyad", count(*) as "musteriSayisi", coalesce(sum(a.tutar), 0) as tutar
    from musteri_ozet y join musteri_ozet m on m.bayi_id = y.bayi_id and m.id = y.tavsiye_eden_id
    left join ${ALIM(soru.clock.today())} a on a.musteri_id = y.id
    where y.anonim_zamani is null and ${isInDonem(gunOf(sql`y.kayit_tarihi`), soru)} group by 1, 2`,
  // A birthday of the 29th of February is on the 28th of the other years: a year is added to the day of birth.
  'musteri-dogum-gunu-raporu': (soru) => sql`
    select y.* from (
      select ${KISI}, m.dogum_tarihi as "dogumTarihi", x.yil - extract(year from m.dogum_tarihi)::int as yas, (m.dogum_tarihi + make_interval(years => x.yil - extract(year from m.dogum_tarihi)::int))::date as gun
      from (select m.* from ${musteriler(soru, sql`m.aktif_mi and m.dogum_tarihi is not null`)}) m
      cross join generate_series(extract(year from ${soru.bas}::date)::int, extract(year from ${soru.son}::date)::int) x (yil)
      where x.yil >= extract(year from m.dogum_tarihi)
    ) y where ${isInDonem(sql`y.gun`, soru)}`,
  'yeni-musteri-analiz-raporu': (soru) => sql`
    select ${adOf('p')} as "personelAdi", y.personel_id as "personelID", count(*) as "musteriSayisi", count(*) filter (where y.donus <= y.tarih + interval '1 month') as donen1, round(100.0 * count(*) filter (where y.donus <= y.tarih + interval '1 month') / count(*), 1) as oran1,
      count(*) filter (where y.donus <= y.tarih + interval '3 months') as donen3, round(100.0 * count(*) filter (where y.donus <= y.tarih + interval '3 months') / count(*), 1) as oran3,
      count(*) filter (where y.donus <= y.tarih + interval '6 months') as donen6, round(100.0 * count(*) filter (where y.donus <= y.tarih + interval '6 months') / count(*), 1) as oran6
    from (
      select distinct on (s.musteri_id) s.musteri_id, s.tarih, (select i.uygulayan_personel_id from satis_icerik_ozet i where i.bayi_id = s.bayi_id and i.satis_id = s.id and i.uygulayan_personel_id is not null order by i.sira limit 1) as personel_id,
        (select min(d.tarih) from satis_ozet d where d.bayi_id = s.bayi_id and d.musteri_id = s.musteri_id and d.iptal_zamani is null and d.tarih > s.tarih) as donus
      from (select s.* from ${satislar(soru)}) s
      where s.musteri_id is not null and not exists (select from satis_ozet o where o.bayi_id = s.bayi_id and o.musteri_id = s.musteri_id and o.iptal_zamani is null and o.tarih < s.tarih)
      order by s.musteri_id, s.tarih, s.id
    ) y left join personel_ozet p on p.id = y.personel_id group by 1, 2`,
  // The balance at the end of a day, from the movements up to it.
  'borcu-olan-musteri-raporu': (soru) => sql`
    select ${KISI}, g.adi as "grupAdi", c.borc, c.alacak, c.borc - c.alacak as bakiye, c.son as "sonHareket"
    from (select musteri_id, sum(borc) as borc, sum(alacak) as alacak, max(tarih) as son from cari_hareket_ozet where tarih <= ${gunOfSoru(soru)}::date group by 1 having sum(borc) > sum(alacak)) c
    join musteri_ozet m on m.id = c.musteri_id left join musteri_grubu g on g.bayi_id = m.bayi_id and g.id = m.grup_id
    where ${isSecilen(sql`m.grup_id`, soru.query.grupID)}`,
  // Points may be all that there is between somebody and the salon: such a customer has no movement of the account.
  'musteri-cari-raporu': (soru) => sql`
    select ${KISI}, coalesce(c.bakiye - c.borc + c.alacak, 0) as devir, coalesce(c.borc, 0) as borc, coalesce(c.alacak, 0) as alacak, coalesce(c.bakiye, 0) as bakiye, coalesce(v.avans, 0) as avans, coalesce(h.puan, 0) as puan
    from (select musteri_id, sum(borc - alacak) as bakiye, coalesce(sum(borc) filter (where tarih >= ${soru.bas}::date), 0) as borc, coalesce(sum(alacak) filter (where tarih >= ${soru.bas}::date), 0) as alacak
      from cari_hareket_ozet where tarih <= ${soru.son}::date group by 1) c
    full join (select musteri_id, sum(puan) as puan from puan_hareket_ozet where tarih <= ${soru.son}::date group by 1) h using (musteri_id)
    join musteri_ozet m on m.id = musteri_id
    left join (select a.musteri_id, sum(y.tutar) as avans from avans_ozet a join avans_hareket_ozet y on y.bayi_id = a.bayi_id and y.avans_id = a.id where y.tarih <= ${soru.son}::date group by 1) v on v.musteri_id = m.id
    where (c.bakiye <> 0 or c.borc <> 0 or c.alacak <> 0 or v.avans <> 0 or h.puan <> 0) and ${isSecilen(sql`m.grup_id`, soru.query.grupID)}`,
  'musteri-taksit-raporu': (soru) => taksitler(soru, sql`taksit_ozet`, isInDonem(sql`t.tarih`, soru)),
  'taksit-odemesi-gecenler-raporu': (soru) => taksitler(soru, sql`acik_taksit_ozet`, sql`t.tarih < ${soru.clock.today()}::date`),
  'cinsiyet-analizi-raporu': analiz(sql`m.cinsiyet`, 'cinsiyet'),
  'grup-analizi-raporu': analiz(sql`g.adi`, 'grupAdi'),
  'nereden-duydunuz-analizi-raporu': analiz(sql`n.adi`, 'neredenDuydunuz'),
  'yas-analizi-raporu': (soru) => analiz(sql`(array['0–17', '18–24', '25–34', '35–44', '45–54', '55–64', '65+'])[width_bucket(extract(year from age(${soru.clock.today()}::date, m.dogum_tarihi)), array[0, 18, 25, 35, 45, 55, 65]::numeric[])]`, 'yasAraligi')(soru),
} satisfies Record<string, Sorgu>;

/** The appointments `r` of the days that the calendar shows to the person, deleted ones by the same rights. */
const RANDEVU = (soru: Soru, silindi: boolean) => sql`randevu_ozet r left join musteri_ozet m on m.bayi_id = r.bayi_id and m.id = r.musteri_id
  left join personel_ozet p on p.bayi_id = r.bayi_id and p.id = r.uygulayan_personel_id
  where r.silindi is ${silindi ? sql`not null` : sql`null`} and ${isInGunler(sql`r.baslangic`, soru)} and ${seenRandevu(soru.oturum)} and ${seenDays(soru, sql`r.baslangic`)}
    and ${isSecilen(sql`r.uygulayan_personel_id`, soru.query.personelID)} and ${isSecilen(sql`m.grup_id`, soru.query.grupID)}`;
/** Who comes, by initials alone and without a way to the customer for those who may not see it (spec 2§6). */
const GELEN = ({ oturum }: Soru) =>
  oturum.yetkiler.has('randevuMusteriGor') ? KISI : sql`null::bigint as "musteriID", ${BAS_HARFLER} as "adSoyad"`;
const RANDEVU_SUTUNLARI = (soru: Soru) => sql`r.baslangic at time zone 'Europe/Istanbul' as zaman, ${GELEN(soru)}, ${adOf('p')} as "personelAdi", r.uygulayan_personel_id as "personelID", r.id as "randevuID"`;

export const randevuSorgulari = {
  // The sale that was made of it, looked up (`offset 0`, docs/adr/0360); several appointments may have one, so its money is not added up.
  'randevu-raporu': (soru) => sql`
    select y.*, s.id as "satisID", s.toplam_tutar as tutar, s.alinan as odenen from (select ${RANDEVU_SUTUNLARI(soru)}, r.durum, r.bayi_id, r.satis_id from ${RANDEVU(soru, false)}) y
    left join lateral (select s.id, s.toplam_tutar, s.alinan from satis_ozet s where s.bayi_id = y.bayi_id and s.id = y.satis_id and s.iptal_zamani is null and ${visibleSatis(soru)} offset 0) s on true`,
  'silinen-randevular-raporu': (soru) => sql`select ${RANDEVU_SUTUNLARI(soru)}, r.silindi as "silinmeZamani", r.silme_nedeni as neden from ${RANDEVU(soru, true)}`,
  'randevu-durumu-raporu': (soru) => sql`select r.durum, count(*) as adet, round(100.0 * count(*) / sum(count(*)) over (), 1) as oran from ${RANDEVU(soru, false)} group by 1`,
  'randevu-hizmetleri-raporu': (soru) => sql`
    select u.id as "altUrunID", u.adi, g.adi as "anaUrunAdi", y.adet, y.gelen
    from (select h.bayi_id, h.alt_urun_id, count(*) as adet, count(*) filter (where r.durum in ('G', 'K')) as gelen
      from (select r.* from ${RANDEVU(soru, false)}) r cross join lateral (select bayi_id, alt_urun_id from randevu_hizmet_ozet where bayi_id = r.bayi_id and randevu_id = r.id offset 0) h group by 1, 2) y
    join alt_urun_ozet u on u.bayi_id = y.bayi_id and u.id = y.alt_urun_id left join ana_urun_ozet g on g.bayi_id = u.bayi_id and g.id = u.ana_urun_id`,
} satisfies Record<string, Sorgu>;
