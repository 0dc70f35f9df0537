import { type Kurus, ZERO } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { liraOf } from '../../../platform/db/lira.ts';
import { insertCariHareketler } from '../../cari/insert-hareketler.ts';
import { insertAvansGelirleri } from '../../kasa/gelirler.ts';

/** A movement of a customer's credit: positive adds to it. `tahsilatID` is the collection under which the account shows it. */
export type AvansHareketi = { avansID: number; musteriID: number; tahsilatID: number; tur: 'alinan' | 'mahsup' | 'iade'; tutar: Kurus; satisID?: number };
type Kim = { tarih: string; personelID: number };

/**
 * Moves credit, and with it the till and the account. What is set off leaves both, because the sale books the same as a payment of
 * its own (docs/adr/0165).
 */
export async function moveAvanslar(tx: Tx, hareketler: readonly AvansHareketi[], { tarih, personelID }: Kim): Promise<void> {
  if (hareketler.length === 0) return;
  const satirlar = hareketler.map(({ avansID, tur, tutar, satisID = null }) => ({ avansID, tur, tutar: liraOf(tutar), satisID }));
  const cari = hareketler.map(({ avansID, musteriID, tahsilatID, tutar }) => ({ avansID, musteriID, tahsilatID, tarih, borc: ZERO, alacak: tutar }));
  await sql`
    with hareket as (
      insert into avans_hareket (avans_id, tur, tutar, tarih, satis_id, islemi_yapan_personel_id)
      select y."avansID", y.tur, y.tutar, ${tarih}::date, y."satisID", ${personelID}::bigint
      from json_to_recordset(${JSON.stringify(satirlar)}::json) as y ("avansID" bigint, tur text, tutar numeric, "satisID" bigint)
      returning bayi_id, avans_id, tarih, tutar
    ),
    giden as (
      select h.avans_id, a.odeme_sekli_id, h.tarih, h.tutar as gelir from hareket h join avans a on a.bayi_id = h.bayi_id and a.id = h.avans_id
    ),
    kasa as (${insertAvansGelirleri(personelID)})
    ${insertCariHareketler(sql<number>`null::bigint`, cari)}`.execute(tx);
}
