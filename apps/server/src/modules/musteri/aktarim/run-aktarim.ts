import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Tx } from '../../../platform/db/connection.ts';
import type { Database } from '../../../platform/db/database.ts';
import { applyParca } from './apply-parca.ts';
import { undoParca } from './undo-parca.ts';

/** A piece is tried so often, and an import whose server died in it is picked up so often. */
const DENEMELER = 3;
/** Without a sign of life for so long, nobody works on it any more. */
const SESSIZLIK = '1 minute';

/** In which bayi, and in whose name. */
export type Kim = { bayiID: number; personelID: number };

type Options = { database: Database; log: Pick<Logger, 'error'>; isStopping: () => boolean };

/** The next piece of an import or of its undo; returns whether there are more. Two who work on one take turns. */
export async function runParca(tx: Tx, { personelID }: Kim, aktarimID: number): Promise<boolean> {
  const { rows } = await sql<{ durum: string }>`select durum from musteri_aktarimi where id = ${aktarimID} for update`.execute(tx);
  if (rows[0]?.durum === 'suruyor') return applyParca(tx, aktarimID, personelID);
  if (rows[0]?.durum === 'geriAliniyor') return undoParca(tx, aktarimID);
  return false;
}

/** Works on an import until it is done, piece by piece, each in its own transaction; others get their turn between. */
export async function runAktarim(kim: Kim, aktarimID: number, { database, log, isStopping }: Options): Promise<void> {
  let failures = 0;
  let more = true;
  while (more && !isStopping()) {
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

/** Goes on with imports whose server is gone. One that takes its server down each time is stopped, and says so. */
export async function resumeAktarimlar(database: Database, log: Options['log']): Promise<void> {
  const left = await database.system(async (tx) => {
    await sql`set local role defter_bakim`.execute(tx);
    const { rows } = await sql<{ id: number; bayiID: number; personelID: number; durum: string }>`
      update musteri_aktarimi a set nabiz = now(), deneme = deneme + 1, durum = case when deneme >= ${DENEMELER} then 'durdu' else durum end
      where (bayi_id, id) in (
        select bayi_id, id from musteri_aktarimi
        where durum in ('suruyor', 'geriAliniyor') and nabiz < now() - ${SESSIZLIK}::interval
        for update skip locked)
      returning id, bayi_id as "bayiID", personel_id as "personelID", durum`.execute(tx);
    return rows;
  });
  for (const { id, durum, ...kim } of left) {
    if (durum !== 'durdu') await runAktarim(kim, id, { database, log, isStopping: () => false });
  }
}
