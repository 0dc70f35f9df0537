import { addDays } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

/** Of appointments `r` those that the customer has booked and that still stand. */
const online = sql`r.islemi_yapan_personel_id is null and r.silindi is null and r.durum in ('B', 'O', 'G', 'K')`;

/** How many the customers themselves have booked for each day from `ilk` to `son`; a day without any is not in it. */
export async function countOnlineGunler(tx: Tx, ilk: string, son: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ gun: string; sayi: number }>`
    select r.baslangic::date as gun, count(*) as sayi from randevu r
    where r.baslangic >= ${ilk}::timestamp and r.baslangic < ${addDays(son, 1)}::timestamp and ${online} group by 1`.execute(tx);
  return new Map(rows.map(({ gun, sayi }) => [gun, sayi]));
}

/** How many a customer has booked that are still to come. `simdi`: `YYYY-MM-DD HH:mm:ss`. */
export async function countOnlineGelecek(tx: Tx, musteriID: number, simdi: string): Promise<number> {
  const { rows } = await sql<{ sayi: number }>`
    select count(*) as sayi from randevu r where r.musteri_id = ${musteriID} and r.baslangic >= ${simdi}::timestamp and ${online}`.execute(tx);
  return rows[0]!.sayi;
}
