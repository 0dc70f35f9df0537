import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Kim } from '../../../platform/auth/oturum.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import type { Database } from '../../../platform/db/database.ts';
import { announce } from '../../../platform/events/announce.ts';
import type { Platform } from '../../../platform/http/context.ts';
import type { Line } from '../../../platform/jobs/jobs.ts';
import { applyParca } from './apply-parca.ts';
import { undoParca } from './undo-parca.ts';

/** The tries of one piece, and the number of times that an import is picked up after its server died. */
const DENEMELER = 3;
/** A server gives an import back to the queue after this time: its job must end before the queue calls it lost. */
const TURN_MS = 25_000;

/**
 * Does the next piece of an import or of its undo and returns whether there are more. Two servers that work on one import
 * take turns.
 */
export async function runParca(tx: Tx, { personelID }: Kim, aktarimID: number): Promise<boolean> {
  const { rows } = await sql<{ durum: string }>`select durum from musteri_aktarimi where id = ${aktarimID} for update`.execute(tx);
  if (rows[0]?.durum === 'suruyor') return applyParca(tx, aktarimID, personelID);
  if (rows[0]?.durum === 'geriAliniyor') return undoParca(tx, aktarimID);
  return false;
}

/**
 * Finishes imports and their undoing piece by piece, each piece in its own transaction, so that other work gets its turn
 * between. The key names the import and its bayi.
 */
export function aktarimLine(platform: Platform): Line {
  const { database, app: { log } } = platform;
  return {
    name: 'aktarim',
    find: () => findSurenler(database),
    async work(key, isStopping) {
      const [bayiID, aktarimID] = key.split('.').map(Number) as [number, number];
      const personelID = await begin(database, { bayiID, aktarimID });
      if (personelID === undefined) return;
      await runAktarim({ bayiID, personelID }, aktarimID, { database, log, isStopping });
      announce(platform, bayiID, ['musteri', 'excelimport']);
    },
  };
}

async function findSurenler({ acrossBayis }: Database): Promise<string[]> {
  return acrossBayis(async (tx) => {
    const { rows } = await sql<{ key: string }>`
      select bayi_id || '.' || id as key from musteri_aktarimi where durum in ('suruyor', 'geriAliniyor') order by id limit 100`.execute(tx);
    return rows.map(({ key }) => key);
  });
}

/**
 * Counts a try; a piece that succeeds resets the count. An import that ends its server each time is stopped with a
 * message.
 * @returns whose import it is; undefined when there is nothing to do
 */
async function begin({ write }: Database, { bayiID, aktarimID }: { bayiID: number; aktarimID: number }): Promise<number | undefined> {
  const { rows } = await write({ bayiID }, (tx) =>
    sql<{ personelID: number; durum: string }>`
      update musteri_aktarimi set deneme = deneme + 1, durum = case when deneme >= ${DENEMELER} then 'durdu' else durum end
      where id = ${aktarimID} and durum in ('suruyor', 'geriAliniyor')
      returning personel_id as "personelID", durum`.execute(tx),
  );
  return rows[0]?.durum === 'durdu' ? undefined : rows[0]?.personelID;
}

type Options = { database: Database; log: Pick<Logger, 'error'>; isStopping: () => boolean };

async function runAktarim(kim: Kim, aktarimID: number, { database, log, isStopping }: Options): Promise<void> {
  const end = Date.now() + TURN_MS;
  let failures = 0;
  let more = true;
  while (more && !isStopping() && Date.now() < end) {
    try {
      more = await database.write(kim, (tx) => runParca(tx, kim, aktarimID));
      failures = 0;
    } catch (err) {
      // Somebody may have saved the same phone at the same moment. On the next try the row is classified anew.
      failures += 1;
      if (failures < DENEMELER) continue;
      log.error({ err, aktarimID }, 'import stopped');
      await database.write(kim, (tx) => sql`update musteri_aktarimi set durum = 'durdu' where id = ${aktarimID}`.execute(tx));
      return;
    }
  }
}
