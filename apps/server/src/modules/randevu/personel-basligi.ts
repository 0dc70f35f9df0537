import { SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import type { PersonelTakvimi } from '../personel/takvim.ts';
import { lockIzinler } from '../personel/izinler.ts';
import { lockBasliklar } from './lock-basliklar.ts';
import { hasComingRandevu } from './queries.ts';

/** Gives a colleague a column at the end of the calendar, or shows again those that were hidden. */
async function showPersonelBasligi(tx: Tx, personelID: number, adi: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update randevu_basligi set randevuda_goster = true where personel_id = ${personelID}`.execute(tx);
  if (numAffectedRows) return;
  await sql`
    insert into randevu_basligi (sira_no, sutun_baslik_tipi, personel_id, adi)
    select coalesce(max(sira_no), 0) + 1, ${SutunBaslikTipi.personel}::int, ${personelID}::bigint, ${adi}
    from randevu_basligi`.execute(tx);
}

/** Takes the columns of a colleague who has left out of the calendar; what stood in them stays. */
async function hidePersonelBasligi(tx: Tx, personelID: number): Promise<void> {
  await tx.updateTable('randevu_basligi').set({ randevuda_goster: false }).where('personel_id', '=', personelID).execute();
}

/** Renames the columns that have their person's name; a column with another name keeps it. */
async function renamePersonelBasligi(tx: Tx, personelID: number, { eski, yeni }: { eski: string; yeni: string }): Promise<void> {
  if (eski === yeni) return;
  await tx.updateTable('randevu_basligi').set({ adi: yeni }).where('personel_id', '=', personelID).where('adi', '=', eski).execute();
}

/** Locks the columns first and then the person, in the order in which a booking does. */
function holdTakvim(tx: Tx, personelID: number): void {
  lockBasliklar(tx, sql`b.personel_id = ${personelID}`);
  lockIzinler(tx, personelID);
}

/** How the calendar follows the people. */
export const personelTakvimi: PersonelTakvimi = {
  hold: holdTakvim,
  hasComing: hasComingRandevu,
  show: showPersonelBasligi,
  hide: hidePersonelBasligi,
  rename: renamePersonelBasligi,
};
