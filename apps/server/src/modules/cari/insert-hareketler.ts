import { liraOf } from '../../platform/db/lira.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Kurus } from '@defter/rules/para.ts';

/** A movement on a customer's account: `borc` raises what is owed, `alacak` lowers it; negative takes back. */
export type CariHareket = { /** Null at the door, where there is no account to move. */ musteriID: number | null; tarih: string; borc: Kurus; alacak: Kurus; /** The collection that it belongs to. */ tahsilatID?: number | undefined; /** The deposit or the credit that it moves; of a payment its sale says so. */ kaporaID?: number; avansID?: number };

/**
 * Part of a larger statement: adds movements of one sale. A sale posts them in the statement that writes it,
 * so that no round trip stands between the two.
 * @param kaporaID the deposit that the same statement writes, where it is one
 */
export const insertCariHareketler = (satisID: RawBuilder<number>, hareketler: readonly CariHareket[], kaporaID: RawBuilder<unknown> = sql`y."kaporaID"`): RawBuilder<unknown> => sql`
  insert into cari_hareket (musteri_id, satis_id, tahsilat_id, kapora_id, avans_id, tarih, borc, alacak)
  select y."musteriID", ${satisID}, y."tahsilatID", ${kaporaID}, y."avansID", y.tarih, y.borc, y.alacak
  from json_to_recordset(${JSON.stringify(hareketler.map((hareket) => ({ ...hareket, borc: liraOf(hareket.borc), alacak: liraOf(hareket.alacak) })))}::json)
    as y ("musteriID" bigint, "tahsilatID" bigint, "kaporaID" bigint, "avansID" bigint, tarih date, borc numeric, alacak numeric)
  where y."musteriID" is not null and (y.borc <> 0 or y.alacak <> 0)`;
