import { sql } from 'kysely';
import type { Tx } from '../../db/connection.ts';
import type { SmsKonusu } from './konu.ts';

type Sms = {
  /** Null for the house's own messages, such as codes. */
  bayiID: number | null;
  /** E.164. */
  telefon: string;
  mesaj: string;
  /** The message is not sent later than this many seconds from now; null for a message without a time limit. */
  gecerlilikSaniye: number | null;
  /** Of a text that tells of a record: it waits so long, and its places are then filled by the record as it is by then (docs/adr/0069). */
  konu?: { ne: SmsKonusu; id: number; kalip: string; saniye: number };
};

/** The transactions that have queued a message. */
const withSms = new WeakSet<Tx>();

export const hasQueuedSms = (tx: Tx): boolean => withSms.has(tx);

/**
 * Puts a message into the outbox, in the transaction that causes it: it is sent if and only if that commits. Needs the
 * house's rights (`system` or `asOwner`). Without a provider it waits for `npm run outbox`. `serve` wakes the delivery
 * after the commit of a call that has queued one; outside of a call wake it by `platform.sms.wake`.
 */
export async function queueSms(tx: Tx, { bayiID, telefon, mesaj, gecerlilikSaniye, konu }: Sms): Promise<void> {
  withSms.add(tx);
  await sql`
    insert into giden_sms (bayi_id, telefon, mesaj, gecerlilik, gonderim_zamani, konu, konu_id, kalip)
    values (${bayiID}, ${telefon}, ${mesaj}, now() + make_interval(secs => ${gecerlilikSaniye}), now() + make_interval(secs => ${konu?.saniye ?? 0}),
      ${konu?.ne ?? null}, ${konu?.id ?? null}::bigint, ${konu?.kalip ?? null})`.execute(tx);
}
