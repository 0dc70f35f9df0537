import { type RawBuilder, sql } from 'kysely';

/** Points earned (`kazanc`) or paid with (`odeme`, negative); the other sign takes back. */
export type PuanHareketi = { musteriID: number; tur: 'kazanc' | 'odeme'; puan: number };

/**
 * Part of a larger statement: adds movements of one sale, dated today. A sale posts them in the statement that writes
 * it, after `requirePuan`.
 */
export const insertPuanHareketleri = (satisID: RawBuilder<number>, tarih: string, hareketler: readonly PuanHareketi[]): RawBuilder<unknown> => sql`
  insert into puan_hareket (musteri_id, satis_id, tur, puan, tarih)
  select y."musteriID", ${satisID}, y.tur, y.puan, ${tarih}::date
  from json_to_recordset(${JSON.stringify(hareketler)}::json) as y ("musteriID" bigint, tur text, puan numeric)`;
