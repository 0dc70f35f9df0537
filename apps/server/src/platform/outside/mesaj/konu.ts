import type { Tx } from '../../db/connection.ts';

/** What a text can tell of: an appointment, another time that is offered for a request, what a rule speaks of by itself. */
export type SmsKonusu = 'randevu' | 'oneri' | 'otomatik';

type Kayit = { bayiID: number; id: number };
/**
 * Reads what a text tells of its record as it is now, as the values of its places; undefined when there is nothing to tell any more. It may read
 * every bayi, and has to name the one that it is asked for.
 */
export type OkuKonu = (tx: Tx, kayit: Kayit) => Promise<Readonly<Record<string, string>> | undefined>;
export type SmsKonulari = Readonly<Partial<Record<SmsKonusu, OkuKonu>>>;

/** Reads the record of a text, in a transaction with the rights of `defter_bakim`. */
export function readKonu(tx: Tx, konular: SmsKonulari, konu: SmsKonusu, kayit: Kayit): ReturnType<OkuKonu> {
  const read = konular[konu];
  if (!read) throw new Error(`Nothing here reads what a text tells of: ${konu}`);
  return read(tx, kayit);
}
