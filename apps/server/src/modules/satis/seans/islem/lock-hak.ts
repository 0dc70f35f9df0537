import type { PaketKullanimi } from '@defter/contract/paket-program.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/connection.ts';
import { kurusOf } from '../../../../platform/db/lira.ts';
import { AppError, found } from '../../../../platform/errors/app-error.ts';

/** The sessions of one line of a package as they stand. */
export type MevcutHak = {
  id: number;
  musteriID: number;
  satisID: number;
  altUrunID: number;
  kalan: number;
  deger: Kurus;
  bitis: string | null;
  donukBaslangic: string | null;
  /** The first day on which it is open again. */
  donukBitis: string | null;
  kullanim: PaketKullanimi;
};

/**
 * Locks sessions until the end of the transaction and reads them: first their sale, so that nobody cancels it meanwhile, then
 * themselves, as everywhere. What was cancelled or given back is 404.
 */
export async function lockHak(tx: Tx, id: number): Promise<MevcutHak> {
  await sql`select from satis s where s.id = (select h.satis_id from paket_hak h where h.id = ${id}) for key share`.execute(tx);
  return readHak(tx, id, true);
}

/** The same without the locks, for what has to be known before. */
export async function readHak(tx: Tx, id: number, locked = false): Promise<MevcutHak> {
  const { rows } = await sql<MevcutHak>`
    select id, musteri_id as "musteriID", satis_id as "satisID", alt_urun_id as "altUrunID", kalan, ${kurusOf(sql<number>`deger`)} as deger, bitis,
      donuk_baslangic as "donukBaslangic", donuk_bitis as "donukBitis", kullanim
    from paket_hak where id = ${id} and iptal_zamani is null and iade_zamani is null ${locked ? sql`for update` : sql``}`.execute(tx);
  return found(rows[0]);
}

/**
 * Refuses an act on sessions of which none are left, whose time is over, or that are frozen now or later.
 * @throws AppError seansKalmadi, seansSuresiGecti, paketDonmus
 */
export function requireAcik({ kalan, bitis, donukBitis }: MevcutHak, bugun: string): void {
  if (kalan === 0) throw new AppError('seansKalmadi');
  if (bitis !== null && bitis < bugun) throw new AppError('seansSuresiGecti');
  if (donukBitis !== null && donukBitis > bugun) throw new AppError('paketDonmus', { veri: { tarih: donukBitis } });
}
