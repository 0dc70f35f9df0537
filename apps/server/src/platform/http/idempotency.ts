import { createHash } from 'node:crypto';
import { type AnyCall, isKeyed } from '@defter/contract/call.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';
import type { Database, Scope } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';

const KEY = /^[\w-]{8,100}$/;

/** A key as sent, its call, and the question: the input and the caller. */
export type IdempotencyKey = { value: string; call: string; digest: string };

/** The `Idempotency-Key` of a call that may carry one: 8 to 100 letters, digits, `_` and `-`. Throws istekGecersiz for any other text. */
export function readKey(call: AnyCall, { headers }: FastifyRequest, input: { kim: number }): IdempotencyKey | undefined {
  const value = headers['idempotency-key'];
  if (!isKeyed(call) || typeof value !== 'string') return undefined;
  if (!KEY.test(value)) throw new AppError('istekGecersiz');
  const digest = createHash('sha256').update(JSON.stringify(input)).digest('base64');
  return { value, call: `${call.method} ${call.path}`, digest };
}

/**
 * Runs a write once per key and bayi. The write stores its key last, together with the answer. A second request fails,
 * on the key or on what the first has changed, and gets the first answer instead. The same key with other input, or
 * from another person, is tekrarFarkli, because the answer may be meant for the first person only.
 */
export async function once({ read }: Database, scope: Scope, key: IdempotencyKey | undefined, write: () => Promise<string>): Promise<string> {
  try {
    return await write();
  } catch (error) {
    if (!key) throw error;
    const look = read(scope, (tx) => tx.selectFrom('tekrar_anahtari').selectAll().where('anahtar', '=', key.value).executeTakeFirst());
    const first = await look.catch((failure: unknown) => {
      // A refusal may not be told here: the first request may have done what is asked for. It goes to the log.
      throw Object.assign(failure as Error, { cause: error });
    });
    if (!first) throw error;
    if (first.cagri !== key.call || first.girdi_ozeti !== key.digest) throw new AppError('tekrarFarkli');
    return first.yanit;
  }
}

/** Removes the answers that hold one of these texts, because somebody asked to be forgotten. */
export async function forgetReplies(tx: Tx, texts: readonly string[]): Promise<void> {
  await sql`
    delete from tekrar_anahtari
    where exists (select from unnest(${[...texts]}::text[]) iz where strpos(yanit, iz) > 0)`.execute(tx);
}
