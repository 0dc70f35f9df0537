import { type RandevuBasligi, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { violates } from '../../platform/errors/from-database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { comingRandevu } from './coming-randevu.ts';
import { lockBasliklar } from './lock-basliklar.ts';

/** Writes columns by their ids, those that are not there as well. `simdi`: `YYYY-MM-DD HH:mm:ss`. */
export async function writeBasliklar(tx: Tx, basliklar: readonly RandevuBasligi[], simdi: string): Promise<void> {
  lockBasliklar(tx, sql`b.id = any(${basliklar.map(({ id }) => id)}::bigint[])`);
  await sql`
    insert into randevu_basligi as b (id, sira_no, sutun_baslik_tipi, personel_id, alt_urun_id, adi, randevuda_goster,
      ayni_saatte_randevu_verilmesin, yer_turu)
    select id, "randevuSiraNo", "sutunBaslikTipi", "personelID", "altUrunID", adi, "randevudaGoster", "ayniSaatteRandevuVerilmesin",
      case when "sutunBaslikTipi" = ${SutunBaslikTipi.serbest} then "yerTuru" end
    from json_to_recordset(${JSON.stringify(basliklar)}::json) as ${COLUMNS}
    on conflict (bayi_id, id) do update set sira_no = excluded.sira_no, sutun_baslik_tipi = excluded.sutun_baslik_tipi,
      personel_id = excluded.personel_id, alt_urun_id = excluded.alt_urun_id, adi = excluded.adi,
      randevuda_goster = excluded.randevuda_goster, ayni_saatte_randevu_verilmesin = excluded.ayni_saatte_randevu_verilmesin, yer_turu = excluded.yer_turu`.execute(tx);
  await refuseHiddenRandevu(tx, simdi);
  await forbidOverlap(tx, simdi);
}

const COLUMNS = sql`y (id bigint, "randevuSiraNo" int, "sutunBaslikTipi" int, "personelID" bigint, "altUrunID" bigint,
  adi text, "randevudaGoster" boolean, "ayniSaatteRandevuVerilmesin" boolean, "yerTuru" text)`;

/** Refuses to hide a column with coming appointments, because those must be seen. */
async function refuseHiddenRandevu(tx: Tx, simdi: string): Promise<void> {
  const { rows } = await sql<{ adi: string }>`
    select b.adi from randevu_basligi b join randevu_yer y on y.bayi_id = b.bayi_id and y.randevu_basligi_id = b.id
      join randevu r on r.bayi_id = y.bayi_id and r.id = y.randevu_id
    where not b.randevuda_goster and ${comingRandevu(simdi)} limit 1`.execute(tx);
  if (rows[0]) throw new AppError('baslikDolu', { veri: { baslik: rows[0].adi } });
}

/** Applies the column's rule about overlaps to its coming appointments. Throws baslikDolu where two overlap already. */
async function forbidOverlap(tx: Tx, simdi: string): Promise<void> {
  try {
    await sql`
      update randevu_yer y set cakisma_yasak = b.ayni_saatte_randevu_verilmesin from randevu_basligi b, randevu r
      where b.bayi_id = y.bayi_id and b.id = y.randevu_basligi_id and r.bayi_id = y.bayi_id and r.id = y.randevu_id
        and y.cakisma_yasak <> b.ayni_saatte_randevu_verilmesin and r.baslangic >= ${simdi}::timestamp and r.silindi is null`.execute(tx);
  } catch (error) {
    throw violates(error, 'randevu_cakismasi') ? new AppError('baslikDolu') : error;
  }
}

/** Deletes columns, all or none. A column that ever had an appointment cannot be deleted, only hidden. */
export async function deleteBasliklar(tx: Tx, idler: readonly number[], simdi: string): Promise<void> {
  lockBasliklar(tx, sql`b.id = any(${idler}::bigint[])`);
  const { rows } = await sql<{ dolu: boolean; kullanildi: boolean }>`
    with kullanim as materialized (
      select count(*) > 0 as kullanildi, coalesce(bool_or(${comingRandevu(simdi)}), false) as dolu
      from randevu_yer y join randevu r on r.bayi_id = y.bayi_id and r.id = y.randevu_id where y.randevu_basligi_id = any(${idler}::bigint[])
    ), silinen as (
      delete from randevu_basligi b using kullanim k where b.id = any(${idler}::bigint[]) and not k.kullanildi
    )
    select kullanildi, dolu from kullanim`.execute(tx);
  const { dolu, kullanildi } = rows[0]!;
  if (dolu) throw new AppError('baslikDolu');
  if (kullanildi) throw new AppError('kullanimdaSilinemez');
}
