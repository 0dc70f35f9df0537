import { santralCalls } from '@defter/contract/santral.ts';
import { readBildirim } from '@defter/rules/santral.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { countTry } from '../../../platform/auth/tries.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { announce } from '../../../platform/events/announce.ts';
import type { RawBody } from '../../../platform/http/body.ts';
import { networkOf } from '../../../platform/http/client.ts';
import type { Platform } from '../../../platform/http/context.ts';
import { readAnahtar } from './anahtar.ts';
import { BILDIRIM_PATH } from './save-santral.ts';
import { tellCagri } from './tell-cagri.ts';

/** Tellings of one switchboard in a minute: more than a hundred telephones ring. */
const TELLINGS = { ...santralCalls.create, path: BILDIRIM_PATH, limit: 600 };
/** Wrong keys of one sender in a minute, before the rest is refused unread. */
const WRONG = { ...santralCalls.remove, path: BILDIRIM_PATH, limit: 20 };

/**
 * Where switchboards tell of calls (docs/santral.md), by GET or POST, as a query, a form or JSON, in their own words. Without a session:
 * the key is the secret. Whatever is wrong with one, the answer is the same.
 */
export function serveBildirim(platform: Platform): void {
  for (const url of [BILDIRIM_PATH, `${BILDIRIM_PATH}/:anahtar`]) {
    platform.app.route({ method: ['GET', 'POST'], url, exposeHeadRoute: false, handler: async (request) => (await tell(platform, request), { success: true, message: '' }) });
  }
}

async function tell(platform: Platform, request: FastifyRequest): Promise<void> {
  const { database, clock } = platform;
  const santral = await findSantral(platform, request);
  if (!santral) {
    await countTry(database, WRONG, networkOf(request.ip));
    throw new AppError('bulunamadi');
  }
  const { bayiID, id } = santral;
  await countTry(database, TELLINGS, `${bayiID}.${id}`);
  const bildirim = readBildirim(request.query, contentOf(request.body as RawBody | undefined));
  if (!bildirim) return;
  const isNew = await database.write({ bayiID }, async (tx) => {
    await sql`update santral set son_bildirim = now() where id = ${id} and coalesce(son_bildirim < now() - interval '1 minute', true)`.execute(tx);
    return tellCagri(tx, clock, id, bildirim);
  });
  if (isNew) announce(platform, bayiID, ['gelenarama']);
}

/** The text entries of a form, or what the JSON holds. */
const contentOf = (body: RawBody | undefined): unknown => (!body ? {} : 'json' in body ? body.json : Object.fromEntries(body.entries.filter(([, value]) => typeof value === 'string')));

async function findSantral({ database }: Platform, { params, headers }: FastifyRequest): Promise<{ bayiID: number; id: number } | undefined> {
  const { anahtar } = params as { anahtar?: string };
  const named = headers['x-api-key'] ?? headers.authorization?.replace(/^bearer /i, '');
  const key = readAnahtar(anahtar ?? (typeof named === 'string' ? named : undefined));
  if (!key) return undefined;
  return database.read({ bayiID: key.bayiID }, async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from santral where ozet = ${key.ozet}`.execute(tx);
    return rows[0] && { bayiID: key.bayiID, id: rows[0].id };
  });
}
