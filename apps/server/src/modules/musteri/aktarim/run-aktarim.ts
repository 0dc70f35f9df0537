import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Tx } from '../../../platform/db/connection.ts';
import type { Database } from '../../../platform/db/database.ts';
import { announce } from '../../../platform/events/announce.ts';
import type { Platform } from '../../../platform/http/context.ts';
import type { Line } from '../../../platform/jobs/jobs.ts';
import { applyParca } from './apply-parca.ts';
import { undoParca } from './undo-parca.ts';

/** A piece is tried so often, and an import whose server died in it is picked up so often. */
const DENEMELER = 3;
/** A server gives an import back to the queue after this time: its job must end before the queue calls it lost. */
const TURN_MS = 25_000;

/** In which bayi, and in whose name. */
export type Kim = { bayiID: number; personelID: number };

/** The next piece of an import or of its undo; returns whether there are more. Two who work on one take turns. */
export async function runParca(tx: Tx, { personelID }: Kim, aktarimID: number): Promise<boolean> {
  const { rows } = await sql<{ durum: string }>`select durum from musteri_aktarimi where id = ${aktarimID} for update`.execute(tx);
  if (rows[0]?.durum === 'suruyor') return applyParca(tx, aktarimID, personelID);
  if (rows[0]?.durum === 'geriAliniyor') return undoParca(tx, aktarimID);
  return false;
}

/**
 * Brings imports and their undoing to their end, piece by piece, each in its own transaction; others get their turn
 * between. The key is the import with its bayi.
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

async function findSurenler({ system }: Database): Promise<string[]> {
  return system(async (tx) => {
    await sql`set local role defter_bakim`.execute(tx);
    const { rows } = await sql<{ key: string }>`
      select bayi_id || '.' || id as key from musteri_aktarimi where durum in ('suruyor', 'geriAliniyor') order by id limit 100`.execute(tx);
    return rows.map(({ key }) => key);
  });
}

/**
 * Counts the turn; a piece that succeeds sets the count back. An import that takes its server down each time is stopped,
 * and says so.
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
      // Somebody may have saved the same phone at the same moment: looked at again, the row is another.
      failures += 1;
      if (failures < DENEMELER) continue;
      log.error({ err, aktarimID }, 'import stopped');
      await database.write(kim, (tx) => sql`update musteri_aktarimi set durum = 'durdu' where id = ${aktarimID}`.execute(tx));
      return;
    }
  }
}
