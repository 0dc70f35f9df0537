import type { FastifyBaseLogger } from 'fastify';
import { countWritten } from '../audit.ts';
import type { Database } from '../db/database.ts';
import { moveAnchor } from './anchor.ts';
import { sealEntries } from './seal.ts';

type Sealing = { database: Database; dataDir: string; log: Pick<FastifyBaseLogger, 'error'> };

/** Seals what is new and writes the heads down. It may run twice, also at once on several servers. */
export async function seal({ database, dataDir }: Pick<Sealing, 'database' | 'dataDir'>): Promise<void> {
  await moveAnchor(dataDir, await sealEntries(database));
}

/** How long an entry may stay unsealed while there is work. Without work the database is not asked. */
const EVERY_MS = 3000;
/** An entry that is being written during one round is committed by the next. */
const ROUNDS = 2;

/** Seals soon after this process has written something, and once more at the end. */
export function startSealing(sealing: Sealing): { stop(): Promise<void> } {
  let seen = -1;
  let rounds = 0;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running.then(() => seal(sealing)).catch((err: unknown) => sealing.log.error({ err }, 'sealing the record log'));
  };
  const timer = setInterval(() => {
    if (countWritten() !== seen) rounds = ROUNDS;
    seen = countWritten();
    if (rounds === 0) return;
    rounds -= 1;
    run();
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      run();
      await running;
    },
  };
}
