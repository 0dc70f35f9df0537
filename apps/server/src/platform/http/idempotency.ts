import { createHash } from 'node:crypto';
import type { AnyCall } from '@defter/contract/call.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { sendStatement, type Tx } from '../db/connection.ts';
import { Hata } from '../errors/hata.ts';

const KEY = /^[\w-]{8,100}$/;

/**
 * Runs a POST once per `Idempotency-Key` and bayi: the same key with the same input of the same person gets
 * the first answer again, anything else tekrarFarkli: what one may be told another may not. A second request
 * waits for the first to end, because both want the same row. Without the header it simply runs.
 */
export async function once(
  tx: Tx,
  call: AnyCall,
  { headers }: FastifyRequest,
  input: { kim: number },
  run: () => Promise<string>,
): Promise<string> {
  const anahtar = headers['idempotency-key'];
  if (call.method !== 'POST' || typeof anahtar !== 'string') return run();
  if (!KEY.test(anahtar)) throw new Hata('istekGecersiz');
  const cagri = `${call.method} ${call.path}`;
  const ozet = createHash('sha256').update(JSON.stringify(input)).digest('base64');

  const taken = await sql`
    insert into tekrar_anahtari (anahtar, cagri, girdi_ozeti) values (${anahtar}, ${cagri}, ${ozet})
    on conflict (bayi_id, anahtar) do nothing`.execute(tx);
  if (taken.numAffectedRows === 0n) {
    const first = await tx.selectFrom('tekrar_anahtari').selectAll().where('anahtar', '=', anahtar).executeTakeFirstOrThrow();
    if (first.cagri !== cagri || first.girdi_ozeti !== ozet || first.yanit === null) throw new Hata('tekrarFarkli');
    return first.yanit;
  }
  const text = await run();
  sendStatement(tx, sql`update tekrar_anahtari set yanit = ${text} where anahtar = ${anahtar}`);
  return text;
}
