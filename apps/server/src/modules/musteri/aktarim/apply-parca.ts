import { PARCA_SATIRI } from '@defter/contract/aktarim.ts';
import { ADRES_BASLIGI } from '@defter/contract/musteri.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { refreshAramaSutunu } from '../arama.ts';
import { type Aralik, classifySatirlar, countSatirlar, neredenIDOf } from './classify-satirlar.ts';

/**
 * A digest of the customer `m` after an import, with this version. It stays the same until somebody changes the customer, or the phones
 * or addresses that an import writes.
 */
export const digestMusteri = (surum: RawBuilder<number>): RawBuilder<string> => sql`md5(jsonb_build_array(${surum}, m.ad, m.soyad, m.tc_kimlik_no, m.dosya_no, m.aktif_mi,
  (select jsonb_agg(jsonb_build_array(t.id, t.telefon, t.varsayilan_mi, t.aciklama) order by t.id)
    from musteri_telefon t where t.bayi_id = m.bayi_id and t.musteri_id = m.id),
  (select jsonb_agg(jsonb_build_array(a.id, a.baslik, a.adres) order by a.id)
    from musteri_adres a where a.bayi_id = m.bayi_id and a.musteri_id = m.id))::text)`;

/** The digest of the customer `m` as it is now. */
export const MUSTERI_OZETI = digestMusteri(sql`m.surum`);

/**
 * Saves the next rows of an import and returns whether there are more. The number of statements does not depend on the
 * number of rows.
 */
export async function applyParca(tx: Tx, aktarimID: number, personelID: number): Promise<boolean> {
  const aralik = await nextAralik(tx, aktarimID);
  if (aralik) await takeOver(tx, aralik, personelID);
  if (aralik && (await nextAralik(tx, aktarimID))) return true;
  await sql`update musteri_aktarimi set durum = 'bitti' where id = ${aktarimID}`.execute(tx);
  return false;
}

async function takeOver(tx: Tx, aralik: Aralik, personelID: number): Promise<void> {
  await classifySatirlar(tx, aralik);
  const olan = sql`s.aktarim_id = ${aralik.aktarimID} and s.satir between ${aralik.ilk} and ${aralik.son} and not s.islendi`;
  await chooseKimlikler(tx, olan);
  await changeMusteriler(tx, olan);
  await insertMusteriler(tx, olan, personelID);
  const { rows } = await sql<{ id: number }>`
    select musteri_id as id from musteri_aktarim_satiri s where ${olan} and sonuc in ('yeni', 'degisen')`.execute(tx);
  await refreshAramaSutunu(tx, rows.map(({ id }) => id));
  await sql`
    update musteri_aktarim_satiri s set islendi = true,
      ozet = case when sonuc in ('yeni', 'degisen') then (select ${MUSTERI_OZETI} from musteri m where m.bayi_id = s.bayi_id and m.id = s.musteri_id) end
    where ${olan} and sonuc <> 'hatali'`.execute(tx);
  await countSatirlar(tx, aralik.aktarimID);
}

async function nextAralik(tx: Tx, aktarimID: number): Promise<Aralik | undefined> {
  const { rows } = await sql<{ ilk: number | null; son: number }>`
    select min(satir) as ilk, max(satir) as son from (
      select satir from musteri_aktarim_satiri where aktarim_id = ${aktarimID} and not islendi and sonuc <> 'hatali'
      order by satir limit ${PARCA_SATIRI}) s`.execute(tx);
  const [{ ilk, son } = { ilk: null, son: 0 }] = rows;
  return ilk === null ? undefined : { aktarimID, ilk, son };
}

/** Reserves the ids of the new records, so that each row knows its own. */
async function chooseKimlikler(tx: Tx, olan: RawBuilder<unknown>): Promise<void> {
  await sql`
    update musteri_aktarim_satiri s set
      musteri_id = case sonuc when 'yeni' then nextval(pg_get_serial_sequence('musteri', 'id')) else musteri_id end,
      adres_id = case when adres is not null and not exists (
          select from musteri_adres a where a.bayi_id = s.bayi_id and a.musteri_id = s.musteri_id and a.adres = s.adres)
        then nextval(pg_get_serial_sequence('musteri_adres', 'id')) end
    where ${olan} and sonuc in ('yeni', 'degisen')`.execute(tx);
}

/** An empty cell of the file keeps the saved value. */
async function changeMusteriler(tx: Tx, olan: RawBuilder<unknown>): Promise<void> {
  await sql`
    update musteri_aktarim_satiri s set onceki = jsonb_build_object('ad', m.ad, 'soyad', m.soyad, 'dosya_no', m.dosya_no,
      'tc_kimlik_no', m.tc_kimlik_no, 'email', m.email, 'nereden_duydunuz_id', m.nereden_duydunuz_id, 'dogum_tarihi', m.dogum_tarihi, 'surum', m.surum, 'arama', m.arama)
    from musteri m where ${olan} and s.sonuc = 'degisen' and m.bayi_id = s.bayi_id and m.id = s.musteri_id`.execute(tx);
  await sql`
    update musteri m set ad = s.ad, soyad = coalesce(s.soyad, m.soyad), dosya_no = coalesce(s.dosya_no, m.dosya_no),
      tc_kimlik_no = coalesce(s.tc_kimlik_no, m.tc_kimlik_no), email = coalesce(s.email, m.email),
      nereden_duydunuz_id = coalesce(${neredenIDOf}, m.nereden_duydunuz_id),
      dogum_tarihi = coalesce(s.dogum_tarihi::date, m.dogum_tarihi), surum = m.surum + 1
    from musteri_aktarim_satiri s where ${olan} and s.sonuc = 'degisen' and m.bayi_id = s.bayi_id and m.id = s.musteri_id`.execute(tx);
}

async function insertMusteriler(tx: Tx, olan: RawBuilder<unknown>, personelID: number): Promise<void> {
  await sql`
    insert into musteri (id, ad, soyad, dosya_no, tc_kimlik_no, email, nereden_duydunuz_id, dogum_tarihi, kayit_eden_personel_id, arama)
    select musteri_id, ad, soyad, dosya_no, tc_kimlik_no, email, ${neredenIDOf}, dogum_tarihi::date, ${personelID}::bigint, '' from musteri_aktarim_satiri s
    where ${olan} and sonuc = 'yeni' order by satir`.execute(tx);
  await sql`
    insert into musteri_telefon (musteri_id, telefon, varsayilan_mi)
    select musteri_id, telefon, true from musteri_aktarim_satiri s
    where ${olan} and sonuc = 'yeni' and telefon is not null order by satir`.execute(tx);
  await sql`
    insert into musteri_adres (id, musteri_id, baslik, adres)
    select adres_id, musteri_id, ${ADRES_BASLIGI}::text, adres from musteri_aktarim_satiri s
    where ${olan} and sonuc in ('yeni', 'degisen') and adres_id is not null order by satir`.execute(tx);
}
