import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { timeOfEnd } from '../../../platform/db/time-of-end.ts';
import { AppError, found } from '../../../platform/errors/app-error.ts';
import type { Teklif } from './book-teklif.ts';

export type MevcutTeklif = Teklif & { durum: string; beklemeID: number | null; jetonOzeti: Buffer; hizmetler: number[] };

/** Reads an offer that waits for an answer, and locks it. Throws teklifSonuclandi; bulunamadi. */
export async function lockTeklif(tx: Tx, id: number): Promise<MevcutTeklif> {
  const { rows } = await sql<MevcutTeklif>`
    select durum, musteri_id as "musteriID", bekleme_id as "beklemeID", randevu_basligi_id as "randevuSutunBaslikID", baslangic::date as "randevuTarihi",
      to_char(baslangic, 'HH24:MI') as "baslangicSaat", ${timeOfEnd(sql`baslangic`, sql`bitis`)} as "bitisSaat",
      to_json(hizmetler) as hizmetler, jeton_ozeti as "jetonOzeti"
    from bos_yer_teklifi where id = ${id} for no key update`.execute(tx);
  const teklif = found(rows[0]);
  if (teklif.durum !== 'acik') throw new AppError('teklifSonuclandi');
  return teklif;
}
