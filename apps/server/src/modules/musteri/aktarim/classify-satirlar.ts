import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';

/** Rows of an import by their numbers in the file, both included. */
export type Aralik = { aktarimID: number; ilk: number; son: number };

/**
 * Decides what becomes of each row: the customer with its phone is changed; without a phone the one with its file
 * number; nobody's is a new one. Looked at once more in the transaction that takes them over.
 */
export async function classifySatirlar(tx: Tx, { aktarimID, ilk, son }: Aralik): Promise<void> {
  // A table that is being filled has no true statistics yet; the planner's guess would be a loop over all for each row.
  await sql`set local enable_nestloop = off`.execute(tx);
  await sql`
    with satir as materialized (
      select * from musteri_aktarim_satiri
      where aktarim_id = ${aktarimID} and satir between ${ilk} and ${son} and sonuc is distinct from 'hatali' and not islendi
    ), oncekiler as materialized (
      select satir, telefon, dosya_no, musteri_id from musteri_aktarim_satiri where aktarim_id = ${aktarimID} and hata is null
    ), eslesen as (
      select s.*, coalesce(t.musteri_id, case when s.telefon is null then d.id end) as kisi, d.id as dosya_sahibi
      from satir s
      left join musteri_telefon t on t.telefon = s.telefon
      left join musteri d on d.dosya_no = s.dosya_no
    ), karar as (
      select e.*, case
          when tel.ilk < e.satir or row_number() over (partition by e.kisi order by e.satir) > 1 and e.kisi is not null or kisi.ilk < e.satir
            then array['satirTekrari', 'telefon']
          when dosya.ilk < e.satir then array['satirTekrari', 'dosyaNo']
          when e.dosya_sahibi <> coalesce(e.kisi, 0) then array['dosyaNoKullanimda', 'dosyaNo']
        end as kusur
      from eslesen e
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
          or k.adres is not null and not exists (select from musteri_adres a where a.musteri_id = m.id and a.adres = k.adres) then 'degisen'
        else 'ayni'
      end
    from karar k left join musteri m on m.id = k.kisi
    where s.aktarim_id = ${aktarimID} and s.satir = k.satir`.execute(tx);
  await sql`set local enable_nestloop = on`.execute(tx);
}

/** Writes down how an import stands; counted, so that it is right whatever went before. */
export async function countSatirlar(tx: Tx, aktarimID: number): Promise<void> {
  await sql`
    update musteri_aktarimi a set toplam = s.toplam, yeni = s.yeni, degisen = s.degisen, ayni = s.ayni, hatali = s.hatali,
      islenen = s.islenen, geri_alinan = s.geri_alinan, kalan = s.kalan, nabiz = now(), deneme = 0
    from (
      select count(*) as toplam, count(*) filter (where sonuc = 'yeni') as yeni, count(*) filter (where sonuc = 'degisen') as degisen,
        count(*) filter (where sonuc = 'ayni') as ayni, count(*) filter (where sonuc = 'hatali') as hatali,
        count(*) filter (where islendi) as islenen, count(*) filter (where geri = 'alindi') as geri_alinan,
        count(*) filter (where geri <> 'alindi') as kalan
      from musteri_aktarim_satiri where aktarim_id = ${aktarimID}
    ) s
    where a.id = ${aktarimID}`.execute(tx);
}
