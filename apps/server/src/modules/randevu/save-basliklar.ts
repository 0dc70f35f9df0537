import type { randevuCalls } from '@defter/contract/randevu.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { violates } from '../../platform/errors/from-database.ts';
import { Hata } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';
import { comingRandevu } from './coming-randevu.ts';

/** Saves the columns that are sent, new and known ones alike; the others stay as they are. */
export async function saveBasliklar({ tx, body, clock }: Context<typeof randevuCalls.saveBasliklar>) {
  const basliklar = JSON.stringify(body.model);
  const changed = await sql`
    update randevu_basligi b set sira_no = y."randevuSiraNo", sutun_baslik_tipi = y."sutunBaslikTipi",
      personel_id = y."personelID", alt_urun_id = y."altUrunID", adi = y.adi, randevuda_goster = y."randevudaGoster",
      ayni_saatte_randevu_verilmesin = y."ayniSaatteRandevuVerilmesin"
    from json_to_recordset(${basliklar}::json) as ${COLUMNS} where b.id = y.id`.execute(tx);
  if (Number(changed.numAffectedRows) < body.model.filter(({ id }) => id > 0).length) throw new Hata('bulunamadi');
  await sql`
    insert into randevu_basligi (sira_no, sutun_baslik_tipi, personel_id, alt_urun_id, adi, randevuda_goster,
      ayni_saatte_randevu_verilmesin)
    select "randevuSiraNo", "sutunBaslikTipi", "personelID", "altUrunID", adi, "randevudaGoster", "ayniSaatteRandevuVerilmesin"
    from json_to_recordset(${basliklar}::json) as ${COLUMNS} where y.id = 0 order by "randevuSiraNo"`.execute(tx);
  await refuseHiddenRandevu(tx, clock.wallClock());
  await forbidOverlap(tx, clock.wallClock());
  return {};
}

const COLUMNS = sql`y (id bigint, "randevuSiraNo" int, "sutunBaslikTipi" int, "personelID" bigint, "altUrunID" bigint,
  adi text, "randevudaGoster" boolean, "ayniSaatteRandevuVerilmesin" boolean)`;

/** Who is still expected must be seen: a column with coming appointments cannot be hidden. */
async function refuseHiddenRandevu(tx: Tx, simdi: string): Promise<void> {
  const { rows } = await sql<{ adi: string }>`
    select b.adi from randevu_basligi b join randevu r on r.bayi_id = b.bayi_id and r.randevu_basligi_id = b.id
    where not b.randevuda_goster and ${comingRandevu(simdi)} limit 1`.execute(tx);
  if (rows[0]) throw new Hata('baslikDolu', { veri: { baslik: rows[0].adi } });
}

/** Brings what is to come under the column's rule; appointments that overlap already keep it from being forbidden. */
async function forbidOverlap(tx: Tx, simdi: string): Promise<void> {
  try {
    await sql`
      update randevu r set cakisma_yasak = b.ayni_saatte_randevu_verilmesin from randevu_basligi b
      where b.bayi_id = r.bayi_id and b.id = r.randevu_basligi_id and r.cakisma_yasak <> b.ayni_saatte_randevu_verilmesin
        and r.baslangic >= ${simdi}::timestamp and r.silindi is null`.execute(tx);
  } catch (error) {
    throw violates(error, 'randevu_cakismasi') ? new Hata('baslikDolu') : error;
  }
}
