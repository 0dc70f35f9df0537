import type { Tx } from '../../db/connection.ts';

type Sms = {
  /** Null for the house's own texts, such as codes. */
  bayiID: number | null;
  /** E.164. */
  telefon: string;
  mesaj: string;
};

/**
 * Puts a text into the outbox, in the transaction of what it tells of: it is sent if and only if that is
 * true. Needs the house's rights (`system` or `asOwner`). Without a provider it waits for `npm run outbox`.
 */
export async function queueSms(tx: Tx, { bayiID, telefon, mesaj }: Sms): Promise<void> {
  await tx.insertInto('giden_sms').values({ bayi_id: bayiID, telefon, mesaj }).execute();
}
