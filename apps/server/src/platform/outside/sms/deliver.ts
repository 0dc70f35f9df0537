import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { sendNetgsm } from './netgsm.ts';

const EVERY_MS = 2_000;
const BATCH = 20;
const MAX_TRIES_HOURS = 24;

/**
 * Hands waiting texts to the provider until stopped; several servers share the work without sending one
 * twice at a time. A text that the provider refuses is marked, one that it cannot be reached for waits.
 * @param url base address of the provider
 */
export function startDelivery(database: Database, url: string, log: Pick<Logger, 'warn'>): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const round = async () => {
    try {
      while (!stopped && (await deliverBatch(database, url)) === BATCH);
    } catch (error) {
      log.warn({ err: error }, 'texts could not be delivered');
    }
    if (!stopped) timer = setTimeout(round, EVERY_MS);
  };
  timer = setTimeout(round, EVERY_MS / 4);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

async function deliverBatch(database: Database, url: string): Promise<number> {
  return database.system(async (tx) => {
    const { rows } = await sql<{ id: number; telefon: string; mesaj: string }>`
      select id, telefon, mesaj from giden_sms
      where durum = 'bekliyor' and olusturma > now() - make_interval(hours => ${MAX_TRIES_HOURS})
      order by id limit ${BATCH} for update skip locked`.execute(tx);
    const outcomes = await Promise.all(rows.map(async ({ id, ...sms }) => ({ id, hata: await sendNetgsm(url, sms) })));
    if (rows.length > 0) {
      await sql`
        update giden_sms s set durum = case when y.hata is null then 'gonderildi' else 'hatali' end, hata = y.hata, gonderim = now()
        from json_to_recordset(${JSON.stringify(outcomes)}::json) as y (id bigint, hata text)
        where s.id = y.id`.execute(tx);
    }
    return rows.length;
  });
}
