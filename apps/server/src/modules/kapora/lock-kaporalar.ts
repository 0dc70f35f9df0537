import { type Kurus } from '@defter/rules/para.ts';
import type { RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { kurusOf } from '../../platform/db/lira.ts';

/** A deposit as it stands, with its appointment. `kalan` is the part that was neither set off, given back nor kept. */
export type MevcutKapora = {
  id: number;
  randevuID: number;
  musteriID: number;
  durum: RandevuDurumKodu;
  /** `YYYY-MM-DD HH:mm:ss`. */
  baslangic: string;
  odemeSekliID: number;
  kalan: Kurus;
  tutulan: Kurus;
};

/** What is left of deposit `k`, in lira. */
export const KALAN_KAPORA: RawBuilder<number> = sql`(k.tutar - k.mahsup - k.iade - k.tutulan)`;

/** The deposits of appointments, oldest first, locked until the end of the transaction. */
export async function lockKaporalar(tx: Tx, randevuIDler: readonly number[]): Promise<MevcutKapora[]> {
  const { rows } = await sql<MevcutKapora>`
    select k.id, k.randevu_id as "randevuID", r.musteri_id as "musteriID", r.durum, r.baslangic,
      k.odeme_sekli_id as "odemeSekliID", ${kurusOf(KALAN_KAPORA)} as kalan, ${kurusOf(sql<number>`k.tutulan`)} as tutulan
    from kapora k join randevu_ozet r on r.bayi_id = k.bayi_id and r.id = k.randevu_id
    where k.randevu_id = any(${[...randevuIDler]}::bigint[]) order by k.id for no key update of k`.execute(tx);
  return rows;
}
