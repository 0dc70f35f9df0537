import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

type Yer = {
  /** An array of columns. */
  sutunlar: RawBuilder<unknown>;
  /** Timestamps, with the time around the appointment. */
  ilk: RawBuilder<unknown>;
  son: RawBuilder<unknown>;
  /** The appointment itself, which is not in its own way. */
  randevuID: RawBuilder<unknown>;
};

/**
 * Whether places are taken by an appointment that was given over others (docs/adr/0073), which the constraint leaves out. Whoever
 * takes a place asks for it; who commits at the same moment as such a one was first.
 */
export const isUstuneAlinmis = ({ sutunlar, ilk, son, randevuID }: Yer): RawBuilder<boolean> => sql`exists (
  select from randevu_yer u where u.ustune and u.randevu_basligi_id = any(${sutunlar}) and u.randevu_id <> ${randevuID}
    and u.cakisma_yasak and u.tutar and u.baslangic < ${son} and u.bitis > ${ilk})`;

/**
 * Frees the places of several appointments that are moved together, so that one may take what another leaves. Each takes its own
 * again as it is written. The caller must write all of them, or roll the transaction back.
 */
export const letGo = (tx: Tx, idler: readonly number[]): Promise<unknown> => sql`update randevu_yer set tutar = false where randevu_id = any(${idler}::bigint[])`.execute(tx);

/**
 * Parts of a larger statement: the appointments that `r` names (`id`) take their places again, as a booking takes them. One that is taken
 * leads to no row instead of an error, because those who break the constraint at once would wait for each other (deadlock), again at each
 * new attempt. `alinan.eksik` says whether any was. Whether two may be there is what the column says now: of deleted ones nobody has asked
 * when that changed.
 */
export const takeAgain = (r: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  birakilan as (
    delete from randevu_yer y using ${r} where y.randevu_id = r.id and not y.tutar
    returning y.randevu_id, y.randevu_basligi_id, y.baslangic, y.bitis, y.ustune
  ),
  yer as (
    insert into randevu_yer (randevu_id, randevu_basligi_id, baslangic, bitis, cakisma_yasak, ustune)
    select y.randevu_id, b.id, y.baslangic, y.bitis, b.ayni_saatte_randevu_verilmesin, y.ustune
    from birakilan y join randevu_basligi b on b.id = y.randevu_basligi_id order by b.id, y.randevu_id on conflict do nothing returning 1
  ),
  alinan as (select (select count(*) from yer) < (select count(*) from birakilan) as eksik)`;

/** The columns that an appointment takes, all for the same time, with the time around it. */
export async function readPlaces(tx: Tx, randevuID: number): Promise<{ sutunIDler: number[]; baslangic: string; bitis: string }> {
  const { rows } = await sql<{ sutunIDler: number[]; baslangic: string; bitis: string }>`
    select json_agg(randevu_basligi_id order by randevu_basligi_id) as "sutunIDler", min(baslangic) as baslangic, max(bitis) as bitis
    from randevu_yer where randevu_id = ${randevuID}`.execute(tx);
  return rows[0]!;
}
