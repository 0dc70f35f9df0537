import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Events } from '../events/events.ts';
import { moveAnchor } from './anchor.ts';
import { sealEntries } from './seal.ts';

type Sealing = { database: Database; events: Events; dataDir: string; log: Pick<FastifyBaseLogger, 'error'> };

/** Seals what is new and writes the heads down. Bears being done twice, and at once by several servers. */
export async function seal({ database, dataDir }: Pick<Sealing, 'database' | 'dataDir'>): Promise<void> {
  await moveAnchor(dataDir, await sealEntries(database));
}

/** How long an entry may stand unsealed while there is work; when there is none nobody asks the database. */
const EVERY_MS = 3000;

/** Seals soon after something was written, by any server, and once more at the end. */
export function startSealing(sealing: Sealing): { stop(): Promise<void> } {
  let pending = true;
  let running: Promise<void> = Promise.resolve();
  const unsubscribe = sealing.events.subscribe(() => {
    pending = true;
  });
  const run = () => {
    if (!pending) return;
    pending = false;
    running = running.then(() => seal(sealing)).catch((err: unknown) => sealing.log.error({ err }, 'sealing the record log'));
  };
  const timer = setInterval(run, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      unsubscribe();
      pending = true;
      run();
      await running;
    },
  };
}
