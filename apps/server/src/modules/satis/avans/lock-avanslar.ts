import type { Kurus } from '@defter/rules/para.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { kurusOf } from '../../../platform/db/lira.ts';

export type MevcutAvans = { id: number; musteriID: number; tahsilatID: number; odemeSekliID: number; tutar: Kurus; kalan: Kurus };

/** Credit `a` as it is now, oldest first, locked until the end of the transaction. A caller that also locks the customer does so first. */
export async function lockAvanslar(tx: Tx, kosul: RawBuilder<boolean>): Promise<MevcutAvans[]> {
  const { rows } = await sql<MevcutAvans>`
    select a.id, a.musteri_id as "musteriID", a.tahsilat_id as "tahsilatID", a.odeme_sekli_id as "odemeSekliID",
      ${kurusOf(sql`a.tutar`)} as tutar, ${kurusOf(sql`a.kalan`)} as kalan
    from avans a where ${kosul} order by a.id for no key update`.execute(tx);
  return rows;
}

/** What is left of all the credit of a customer. */
export async function readAvans(tx: Tx, musteriID: number): Promise<Kurus> {
  const { rows } = await sql<{ kalan: Kurus }>`select ${kurusOf(sql`coalesce(sum(kalan), 0)`)} as kalan from avans where musteri_id = ${musteriID}`.execute(tx);
  return rows[0]!.kalan;
}
