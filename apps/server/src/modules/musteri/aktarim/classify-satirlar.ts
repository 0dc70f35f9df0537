import { type ZorunluAd, zorunluAdlar } from '@defter/contract/zorunlu-alanlar.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { loadAyarlar } from '../../ayar/load-ayarlar.ts';

/** A range of rows by their numbers in the file, both ends included. */
export type Aralik = { aktarimID: number; ilk: number; son: number };

/** Finds the source of the customer (`nereden duydunuz`) that row `s` names. */
export const neredenIDOf: RawBuilder<number | null> = sql`(select n.id from nereden_duydunuz n where katla(n.adi) = katla(s.nereden_duydunuz))`;

/**
 * A mandatory field: the name of its column, and the conditions under which row `e` lacks it, alone or together with the
 * saved customer.
 */
const EKSIKLER: Record<ZorunluAd, [alan: string, kosul: RawBuilder<boolean>]> = {
  soyad: ['soyad', sql`coalesce(e.soyad, m.soyad) is null`],
  telefon: ['telefon', sql`e.telefon is null and not exists (select from musteri_telefon t where t.musteri_id = e.kisi)`],
  email: ['email', sql`coalesce(e.email, m.email) is null`],
  adres: ['adres', sql`e.adres is null and not exists (select from musteri_adres a where a.musteri_id = e.kisi)`],
  tcKimlikNo: ['tcKimlikNo', sql`coalesce(e.tc_kimlik_no, m.tc_kimlik_no, m.pasaport_no) is null`],
  neredenDuydunuzID: ['neredenDuydunuz', sql`coalesce(e.nereden_id, m.nereden_duydunuz_id) is null`],
};

/**
 * Decides the outcome of each row. It changes the customer with its phone, or without a phone the one with its file
 * number; a row that matches nobody is a new customer. The transaction that saves the rows decides once more.
 */
export async function classifySatirlar(tx: Tx, { aktarimID, ilk, son }: Aralik): Promise<void> {
  const ayarlar = await loadAyarlar(tx);
  const eksikler = zorunluAdlar(ayarlar).map((ad) => {
    const [alan, kosul] = EKSIKLER[ad];
    return sql`when ${kosul} then array['zorunluAlan', ${sql.lit(alan)}]`;
  });
  // A table that is being filled has no true statistics, so the planner would choose a loop over all of it for each row.
  await sql`set local enable_nestloop = off`.execute(tx);
  await sql`
    with satir as materialized (
      select * from musteri_aktarim_satiri
      where aktarim_id = ${aktarimID} and satir between ${ilk} and ${son} and sonuc is distinct from 'hatali' and not islendi
    ), oncekiler as materialized (
      select satir, telefon, dosya_no, musteri_id from musteri_aktarim_satiri where aktarim_id = ${aktarimID} and hata is null
    ), eslesen as (
      select s.*, ${neredenIDOf} as nereden_id, coalesce(t.musteri_id, case when s.telefon is null then d.id end) as kisi, d.id as dosya_sahibi, t.id as telefon_id
      from satir s
      left join musteri_telefon t on t.telefon = s.telefon
      left join musteri d on d.dosya_no = s.dosya_no
    ), karar as (
      select e.*, case
          when tel.ilk < e.satir or row_number() over (partition by e.kisi order by e.satir) > 1 and e.kisi is not null or kisi.ilk < e.satir
            then array['satirTekrari', 'telefon']
          when dosya.ilk < e.satir then array['satirTekrari', 'dosyaNo']
          when e.dosya_sahibi <> coalesce(e.kisi, 0) then array['dosyaNoKullanimda', 'dosyaNo']
          when e.nereden_duydunuz is not null and e.nereden_id is null then array['listedeYok', 'neredenDuydunuz']
          when e.telefon_id is null and e.telefon not like '+90%' and length(e.telefon) - 1 not between ${ayarlar.telefonEnAz}::int and ${ayarlar.telefonEnCok}::int
            then array['telefonGecersiz', 'telefon']
          ${sql.join(eksikler, sql` `)}
          when a.yalniz_yeni and e.kisi is not null then array['yetkiYok', case when e.telefon is null then 'dosyaNo' else 'telefon' end]
        end as kusur
      from eslesen e
      join musteri_aktarimi a on a.id = e.aktarim_id
      left join musteri m on m.id = e.kisi
      left join (select telefon, min(satir) as ilk from oncekiler group by telefon) tel on tel.telefon = e.telefon
      left join (select dosya_no, min(satir) as ilk from oncekiler group by dosya_no) dosya on dosya.dosya_no = e.dosya_no
      left join (select musteri_id, min(satir) as ilk from oncekiler group by musteri_id) kisi on kisi.musteri_id = e.kisi
    )
    update musteri_aktarim_satiri s set
      musteri_id = case when k.kusur is null then k.kisi end,
      hata = k.kusur[1],
      alan = k.kusur[2],
      sonuc = case
        when k.kusur is not null then 'hatali'
        when k.kisi is null then 'yeni'
        when m.ad is distinct from k.ad
          or m.soyad is distinct from coalesce(k.soyad, m.soyad)
          or m.dosya_no is distinct from coalesce(k.dosya_no, m.dosya_no)
          or m.tc_kimlik_no is distinct from coalesce(k.tc_kimlik_no, m.tc_kimlik_no)
          or m.email is distinct from coalesce(k.email, m.email)
          or m.nereden_duydunuz_id is distinct from coalesce(k.nereden_id, m.nereden_duydunuz_id)
          or m.dogum_tarihi is distinct from coalesce(k.dogum_tarihi::date, m.dogum_tarihi)
          or k.adres is not null and not exists (select from musteri_adres a where a.musteri_id = m.id and a.adres = k.adres) then 'degisen'
        else 'ayni'
      end
    from karar k left join musteri m on m.id = k.kisi
    where s.aktarim_id = ${aktarimID} and s.satir = k.satir`.execute(tx);
  await sql`set local enable_nestloop = on`.execute(tx);
}

/** Saves the counts of an import. They are counted anew, so that they are right whatever happened before. */
export async function countSatirlar(tx: Tx, aktarimID: number): Promise<void> {
  await sql`
    update musteri_aktarimi a set toplam = s.toplam, yeni = s.yeni, degisen = s.degisen, ayni = s.ayni, hatali = s.hatali,
      islenen = s.islenen, geri_alinan = s.geri_alinan, kalan = s.kalan, deneme = 0
    from (
      select count(*) as toplam, count(*) filter (where sonuc = 'yeni') as yeni, count(*) filter (where sonuc = 'degisen') as degisen,
        count(*) filter (where sonuc = 'ayni') as ayni, count(*) filter (where sonuc = 'hatali') as hatali,
        count(*) filter (where islendi) as islenen, count(*) filter (where geri = 'alindi') as geri_alinan,
        count(*) filter (where geri <> 'alindi') as kalan
      from musteri_aktarim_satiri where aktarim_id = ${aktarimID}
    ) s
    where a.id = ${aktarimID}`.execute(tx);
}
