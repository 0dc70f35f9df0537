import type { FastifyRequest } from 'fastify';
import { schemaVersion } from '../db/migrate.ts';
import { AppError } from '../errors/app-error.ts';
import type { Platform } from './context.ts';

/** A database that answers later than this is not usable for people either. */
const PATIENCE_MS = 2000;

/**
 * `/api/saglik/canli`: the process answers. `/api/saglik/hazir` and `/api/saglik`: the database answers too, and it has
 * this program's schema. Otherwise they answer 503, and a load balancer asks another server.
 */
export async function registerHealth({ app, database }: Platform): Promise<void> {
  const wanted = await schemaVersion();
  const well = { success: true, message: '' };

  const readSchema = async () => {
    const { rows } = await database.pool.query<{ ad: string }>('select max(ad) as ad from goc');
    return rows[0]?.ad;
  };
  const ready = async ({ log }: FastifyRequest) => {
    const found = await inTime(readSchema()).catch((err: unknown) => {
      log.error({ err }, 'not ready: the database does not answer');
      throw new AppError('istekHatasi');
    });
    if (found === wanted) return well;
    log.error({ found, wanted }, 'not ready: the schema is another');
    throw new AppError('istekHatasi');
  };

  app.get('/api/saglik/canli', async () => well);
  app.get('/api/saglik/hazir', ready);
  app.get('/api/saglik', ready);
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database is late')), PATIENCE_MS);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
