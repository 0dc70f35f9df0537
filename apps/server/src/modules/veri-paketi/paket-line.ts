import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import type { Database } from '../../platform/db/database.ts';
import { createPassingFiles, type PassingFiles } from '../../platform/files/passing-files.ts';
import type { Platform } from '../../platform/http/context.ts';
import type { Line } from '../../platform/jobs/jobs.ts';
import { writePaket } from './write-paket.ts';

/** A file that ended its server this often is given up. */
const DENEMELER = 3;
/** How often a server says that it lives, and after how long of silence another one begins anew. */
const NABIZ_MS = 2000;
const SESSIZ = sql`interval '1 minute'`;
/** How long the file is kept. */
const GECERLILIK = sql`interval '48 hours'`;

type Making = Pick<Platform, 'database' | 'files' | 'clock' | 'config'> & { app: { log: Pick<Platform['app']['log'], 'error'> } };

/** Makes the files that were asked for, one at a time on each server. The key names the file and its bayi. */
export function veriPaketiLine(platform: Making): Line {
  let last: Promise<unknown> = Promise.resolve();
  return {
    name: 'veri-paketi',
    find: () => findWaiting(platform.database),
    work(key, isStopping) {
      const [bayiID, id] = key.split('.').map(Number) as [number, number];
      const mine = last.then(() => makePaket(platform, { bayiID, id }, isStopping));
      // The caller hears of a failure by `mine`; the next file is made all the same.
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

async function findWaiting({ acrossBayis }: Database): Promise<string[]> {
  return acrossBayis(async (tx) => {
    const { rows } = await sql<{ key: string }>`
      select bayi_id || '.' || id as key from veri_paketi where bitis is null and (canli is null or canli < now() - ${SESSIZ}) order by istendi limit 10`.execute(tx);
    return rows.map(({ key }) => key);
  });
}

/**
 * Makes one file. Its server writes down every two seconds that it lives; after a silence another one begins anew. A file that
 * cannot be made is marked so and not tried again by itself.
 */
export async function makePaket(platform: Making, { bayiID, id }: { bayiID: number; id: number }, isStopping: () => boolean): Promise<void> {
  const { database, files, clock, config, app: { log } } = platform;
  const inBayi = <T>(work: (tx: Tx) => Promise<T>) => database.write({ bayiID }, work);
  const { rows } = await inBayi((tx) => sql<{ deneme: number }>`
    update veri_paketi set canli = now(), deneme = deneme + 1, yapilan = 0
    where id = ${id} and bitis is null and (canli is null or canli < now() - ${SESSIZ}) returning deneme`.execute(tx));
  const [begun] = rows;
  if (!begun) return;
  const done = { yapilan: 0, toplam: 0 };
  const beat = () => inBayi((tx) => sql`update veri_paketi set canli = now(), yapilan = ${done.yapilan}::bigint, toplam = ${done.toplam}::bigint where id = ${id} and bitis is null`.execute(tx));
  // Set up before the connection of the reading is taken, so that it may take one of its own.
  const timer = setInterval(() => void beat().catch((err: unknown) => log.error({ err, bayiID }, 'the file of a business does not tell how far it is')), NABIZ_MS);
  const passing = createPassingFiles(config.filesUrl);
  try {
    if (begun.deneme > DENEMELER) throw new Error('the servers that made this file have died');
    const { name, size } = await database.readAtOnce({ bayiID }, async (tx) => {
      const { rows: bayi } = await sql<{ salon: string }>`select firma_adi as salon from bayi_ozet where id = ${bayiID}`.execute(tx);
      const ilerle = (yapilan: number, toplam: number) => {
        if (isStopping()) throw new Stopped();
        Object.assign(done, { yapilan, toplam });
      };
      return passing.write(bayiID, await writePaket({ tx, bayiID, files, an: clock.now(), salon: bayi[0]!.salon, ilerle }));
    });
    const older = await inBayi(async (tx) => {
      await sql`
      update veri_paketi set bitis = now(), yapilan = toplam, dosya = ${name}, boyut = ${size}::bigint, gecerlilik = now() + ${GECERLILIK} where id = ${id} and bitis is null`.execute(tx);
      // Only the last one is kept: each may be as large as all pictures together.
      const { rows: replaced } = await sql<{ dosya: string }>`
        update veri_paketi v set dosya = null, anahtar_ozeti = null from veri_paketi o
        where o.bayi_id = v.bayi_id and o.id = v.id and v.id < ${id} and v.dosya is not null returning o.dosya`.execute(tx);
      return replaced;
    });
    for (const { dosya } of older) await passing.remove(dosya);
  } catch (err) {
    if (err instanceof Stopped) {
      // The next server begins at once, and this one has not failed.
      await inBayi((tx) => sql`update veri_paketi set canli = null, deneme = deneme - 1 where id = ${id} and bitis is null`.execute(tx));
      return;
    }
    log.error({ err, bayiID }, 'the file of a business could not be made');
    await inBayi((tx) => sql`update veri_paketi set bitis = now(), hatali = true where id = ${id} and bitis is null`.execute(tx));
  } finally {
    clearInterval(timer);
  }
}

/** The server ends. */
class Stopped extends Error {}

/** Deletes the files whose time is over, and those that a killed server has begun. */
export async function forgetPaketler({ database, config }: Pick<Platform, 'database' | 'config'>, passing: PassingFiles = createPassingFiles(config.filesUrl)): Promise<void> {
  const kept = await database.acrossBayis(async (tx) => {
    await sql`update veri_paketi set dosya = null, anahtar_ozeti = null where dosya is not null and gecerlilik < now()`.execute(tx);
    const { rows } = await sql<{ dosya: string }>`select dosya from veri_paketi where dosya is not null`.execute(tx);
    return rows.map(({ dosya }) => dosya);
  });
  await passing.keepOnly(new Set(kept));
}
