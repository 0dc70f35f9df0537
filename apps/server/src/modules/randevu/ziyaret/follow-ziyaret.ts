import { type RandevuDurumKodu, visitFollows } from '@defter/rules/randevu.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { gelisOf } from '../gelis.ts';
import type { MevcutRandevu } from '../read-randevu.ts';

/** `an`: wall clock, `YYYY-MM-DD HH:mm:ss`. */
type Adim = { id: number; durum: RandevuDurumKodu; degistirenID: number | null; an: string };

/**
 * Lets the others of a visit that stand on the same day follow into a state: one arrival is that of all, and one end too. It is so
 * also for those of colleagues whose calendar the person does not see, because it is the customer who comes and goes.
 * @returns what the record log says of them; nothing where none followed
 */
export async function followZiyaret(tx: Tx, eski: MevcutRandevu, { id, durum, degistirenID, an }: Adim): Promise<{ birlikte?: string[] }> {
  const izleyen = visitFollows(eski.durum, durum);
  if (eski.ziyaretID === null || izleyen.length === 0) return {};
  const { rows } = await sql<{ saat: string }>`
    update randevu r set durum = ${durum}, gelis_zamani = ${gelisOf(sql`${durum}`, an)}, surum = r.surum + 1, son_degistiren_personel_id = ${degistirenID}::bigint
    where r.ziyaret_id = ${eski.ziyaretID} and r.id <> ${id} and r.silindi is null and r.durum = any(${izleyen})
      and r.baslangic::date = ${eski.baslangic.slice(0, 10)}::date
    returning to_char(r.baslangic, 'HH24:MI') as saat`.execute(tx);
  return rows.length === 0 ? {} : { birlikte: rows.map(({ saat }) => saat).sort() };
}
