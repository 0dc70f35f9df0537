import { type RawBuilder, sql } from 'kysely';
import { liraOf } from '../../../platform/db/lira.ts';
import { insertBahsisGelirleri, reverseBahsisGelirleri } from '../../kasa/gelirler.ts';
import type { YeniBahsis } from '../satir.ts';

export type BahsisHareketleri = { yeniBahsisler?: readonly YeniBahsis[]; /** Those that are given back. */ iptalBahsisIDler?: readonly number[] };

/** The CTEs that take tips and give them back, each with its row in the till. */
export function bahsisHareketleri(
  { yeniBahsisler = [], iptalBahsisIDler = [] }: BahsisHareketleri,
  { satisID, bugun, personelID }: { satisID: RawBuilder<number>; bugun: string; personelID: number },
): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  if (yeniBahsisler.length > 0) {
    parts.push(
      sql`yeni_bahsis as (
        insert into bahsis (satis_id, personel_id, odeme_sekli_id, tutar, tarih)
        select ${satisID}, y."personelID", y."odemeSekliID", y.tutar, y.tarih
        from json_to_recordset(${JSON.stringify(yeniBahsisler.map((bahsis) => ({ ...bahsis, tutar: liraOf(bahsis.tutar) })))}::json)
          as y ("personelID" bigint, "odemeSekliID" bigint, tutar numeric, tarih date)
        returning *
      )`,
      sql`bahsis_geliri as (${insertBahsisGelirleri(personelID)})`,
    );
  }
  if (iptalBahsisIDler.length > 0) {
    parts.push(
      sql`iptal_bahsis as (update bahsis set iptal_zamani = now() where id = any(${iptalBahsisIDler}::bigint[]) returning bayi_id, id)`,
      sql`iptal_bahsis_geliri as (${reverseBahsisGelirleri(personelID, bugun)})`,
    );
  }
  return parts;
}
