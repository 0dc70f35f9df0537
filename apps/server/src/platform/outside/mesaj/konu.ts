import type { Tx } from '../../db/connection.ts';

/** What a text can be about: an appointment, another time that is offered for a request, or the record of an automatic rule. */
export type SmsKonusu = 'randevu' | 'oneri' | 'otomatik';

type Kayit = { bayiID: number; id: number };
/**
 * Reads the values for the places of a text from its record as it is now; undefined when there is nothing left to tell. It may read every
 * bayi, so its queries must name the bayi.
 */
export type OkuKonu = (tx: Tx, kayit: Kayit) => Promise<Readonly<Record<string, string>> | undefined>;
export type SmsKonulari = Readonly<Partial<Record<SmsKonusu, OkuKonu>>>;

/** Reads the record of a text, in a transaction with the rights of `defter_bakim`. */
export function readKonu(tx: Tx, konular: SmsKonulari, konu: SmsKonusu, kayit: Kayit): ReturnType<OkuKonu> {
  const read = konular[konu];
  if (!read) throw new Error(`Nothing here reads what a text tells of: ${konu}`);
  return read(tx, kayit);
}
