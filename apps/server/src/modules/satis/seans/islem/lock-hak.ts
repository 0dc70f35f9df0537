import type { PaketKullanimi } from '@defter/contract/paket-program.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { type RawBuilder, sql } from 'kysely';
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

/**
 * The same of the sessions that an act is for: those that are named, and with `tumu` every other line of their sale that the same
 * customer holds and that the act allows. Sessions are locked by their ids, as everywhere.
 */
export async function lockPaket(tx: Tx, { paketHakID, tumu }: { paketHakID: number; tumu: boolean }, allows: (hak: MevcutHak) => boolean): Promise<{ hak: MevcutHak; digerleri: MevcutHak[] }> {
  if (!tumu) return { hak: await lockHak(tx, paketHakID), digerleri: [] };
  const { satisID, musteriID } = await readHak(tx, paketHakID);
  await sql`select from satis s where s.id = ${satisID} for key share`.execute(tx);
  const haklar = await selectHaklar(tx, sql`satis_id = ${satisID} and musteri_id = ${musteriID}`, true);
  const hak = found(haklar.find(({ id }) => id === paketHakID));
  return { hak, digerleri: haklar.filter((diger) => diger !== hak && allows(diger)) };
}

/** The same without the locks, for what has to be known before. */
export async function readHak(tx: Tx, id: number, locked = false): Promise<MevcutHak> {
  return found((await selectHaklar(tx, sql`id = ${id}`, locked))[0]);
}

async function selectHaklar(tx: Tx, which: RawBuilder<unknown>, locked: boolean): Promise<MevcutHak[]> {
  const { rows } = await sql<MevcutHak>`
    select id, musteri_id as "musteriID", satis_id as "satisID", alt_urun_id as "altUrunID", kalan, ${kurusOf(sql<number>`deger`)} as deger, bitis,
      donuk_baslangic as "donukBaslangic", donuk_bitis as "donukBitis", kullanim
    from paket_hak where ${which} and iptal_zamani is null and iade_zamani is null order by id ${locked ? sql`for update` : sql``}`.execute(tx);
  return rows;
}

/**
 * Refuses an act on sessions of which none are left, whose time is over, or that are frozen now or later.
 * @throws AppError seansKalmadi, seansSuresiGecti, paketDonmus
 */
export function requireAcik(hak: MevcutHak, bugun: string): void {
  const engel = engelOf(hak, bugun);
  if (engel !== null) throw new AppError(engel, engel === 'paketDonmus' ? { veri: { tarih: hak.donukBitis! } } : {});
}

/** Why sessions cannot be used, given or frozen today; null when they can. */
export function engelOf({ kalan, bitis, donukBitis }: MevcutHak, bugun: string) {
  if (kalan === 0) return 'seansKalmadi';
  if (bitis !== null && bitis < bugun) return 'seansSuresiGecti';
  return donukBitis !== null && donukBitis > bugun ? 'paketDonmus' : null;
}
