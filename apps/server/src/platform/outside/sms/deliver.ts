import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { createBell } from './bell.ts';
import { sendNetgsm } from './netgsm.ts';

/** How often the outbox is looked into when nobody rings: another server may have written, or the provider is back. */
const EVERY_MS = 5_000;
const BATCH = 20;

export type SmsDelivery = {
  /** A text was queued and committed: it need not wait for the next round. */
  wake(): void;
  /** Resolves when nothing is being sent any more. */
  stop(): Promise<void>;
};

type Options = { database: Database; url: string | undefined; log: Pick<Logger, 'warn'> };

/**
 * Hands waiting texts to the provider until stopped; without the provider's address they wait. Several servers
 * share the work without sending a text twice at a time. A text that the provider refuses is marked, one that it
 * does not take now waits.
 */
export function createDelivery({ database, url, log }: Options): SmsDelivery {
  if (url === undefined) return { wake: () => undefined, stop: async () => undefined };
  const bell = createBell(EVERY_MS);
  let stopped = false;
  let wasReached = true;

  const deliver = async () => {
    while (!stopped) {
      const { taken, isReached } = await deliverBatch(database, url).catch(() => ({ taken: 0, isReached: false }));
      if (wasReached && !isReached) log.warn('texts wait, because the SMS provider does not take them now');
      wasReached = isReached;
      if (taken < BATCH && !stopped) await bell.wait();
    }
  };
  const ended = deliver();
  return {
    wake: bell.ring,
    async stop() {
      stopped = true;
      bell.ring();
      await ended;
    },
  };
}

/** @returns how many texts left the outbox, and whether the provider took or refused all that it was asked to. */
async function deliverBatch(database: Database, url: string): Promise<{ taken: number; isReached: boolean }> {
  return database.system(async (tx) => {
    const { rows } = await sql<{ id: number; telefon: string; mesaj: string }>`
      select id, telefon, mesaj from giden_sms
      where durum = 'bekliyor' and coalesce(gecerlilik > now(), true)
      order by id limit ${BATCH} for update skip locked`.execute(tx);
    const answers = await Promise.allSettled(rows.map(async ({ id, ...sms }) => ({ id, hata: await sendNetgsm(url, sms) })));
    const outcomes = answers.filter((answer) => answer.status === 'fulfilled').map(({ value }) => value);
    if (outcomes.length > 0) {
      // A code has done its work once it has left; nobody needs to read it here again.
      await sql`
        update giden_sms s set durum = case when y.hata is null then 'gonderildi' else 'hatali' end, hata = y.hata,
          gonderim = now(), mesaj = case when s.bayi_id is null and y.hata is null then '' else s.mesaj end
        from json_to_recordset(${JSON.stringify(outcomes)}::json) as y (id bigint, hata text)
        where s.id = y.id`.execute(tx);
    }
    return { taken: outcomes.length, isReached: outcomes.length === rows.length };
  });
}
