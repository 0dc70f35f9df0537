import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Tx } from '../../platform/db/connection.ts';
import type { Database } from '../../platform/db/database.ts';
import { announce } from '../../platform/events/announce.ts';
import type { Platform } from '../../platform/http/context.ts';
import type { Line } from '../../platform/jobs/jobs.ts';
import { prove, type Sonuc } from './prove.ts';

/** How many businesses are proved at once, over all servers: the desks of the others work. */
const AT_ONCE = 2;
/** The most that one proof may take; all of them together end before the queue calls the work lost. */
const EN_COK_MS = 20_000;
/** A check that ended its server this often is given up. */
const DENEMELER = 3;
/** PostgreSQL's code for a statement that was broken off. */
const BROKEN_OFF = '57014';

/** Makes the checks that were asked for. The key names the check and its bayi. */
export function mutabakatLine(platform: Platform): Line {
  const { database, mutabakat, app: { log } } = platform;
  return {
    name: 'mutabakat',
    find: () => findWaiting(database),
    async work(key) {
      const [bayiID, id] = key.split('.').map(Number) as [number, number];
      await makeMutabakat(database, { bayiID, id }, log);
      announce(platform, bayiID, ['kasa']);
      // The next one does not wait for the next round: a night of many businesses would last until noon.
      mutabakat.wake();
    },
  };
}

/** First those that somebody waits for. */
async function findWaiting({ acrossBayis }: Database): Promise<string[]> {
  return acrossBayis(async (tx) => {
    const { rows } = await sql<{ key: string }>`select bayi_id || '.' || id as key from mutabakat where bitis is null order by isteyen_id is null, id limit ${AT_ONCE}`.execute(tx);
    return rows.map(({ key }) => key);
  });
}

/** Makes one check and keeps its result. A check that cannot be finished is marked so and not tried again. */
export async function makeMutabakat(database: Pick<Database, 'write'>, { bayiID, id }: { bayiID: number; id: number }, log: Pick<Logger, 'error'>): Promise<void> {
  const inBayi = <T>(work: (tx: Tx) => Promise<T>) => database.write({ bayiID }, work);
  const { rows } = await inBayi((tx) => sql<{ deneme: number }>`update mutabakat set deneme = deneme + 1 where id = ${id} and bitis is null returning deneme`.execute(tx));
  const [begun] = rows;
  if (!begun) return;
  const start = performance.now();
  try {
    if (begun.deneme > DENEMELER) throw new Error('the servers that made this check have died');
    const sonuc = await inBayi((tx) => prove(tx, EN_COK_MS));
    await inBayi((tx) => end(tx, id, { sonuc, hata: null, sureMs: performance.now() - start }));
  } catch (err) {
    log.error({ err, bayiID }, 'the proof of the till could not be finished');
    const hata = codeOf(err) === BROKEN_OFF ? 'zamanAsimi' : 'hata';
    await inBayi((tx) => end(tx, id, { sonuc: { kanitlar: [], farklar: [] }, hata, sureMs: performance.now() - start }));
  }
}

const codeOf = (error: unknown): unknown => (error !== null && typeof error === 'object' && 'code' in error ? error.code : undefined);

const end = (tx: Tx, id: number, { sonuc, hata, sureMs }: { sonuc: Sonuc; hata: 'zamanAsimi' | 'hata' | null; sureMs: number }) => sql`
  update mutabakat set bitis = clock_timestamp(), sure_ms = ${Math.round(sureMs)}, hata = ${hata},
    kanitlar = ${JSON.stringify(sonuc.kanitlar)}::jsonb, farklar = ${JSON.stringify(sonuc.farklar)}::jsonb
  where id = ${id} and bitis is null`.execute(tx);
