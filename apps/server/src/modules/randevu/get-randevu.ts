import type { randevuCalls } from '@defter/contract/randevu.ts';
import { sql } from 'kysely';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { randevuSatirlari } from './list-randevular.ts';
import { shownRandevu } from './visible-randevu.ts';

/** One appointment as the calendar shows it, of those that the person is shown. */
export async function getRandevu({ tx, params, oturum, clock }: Context<typeof randevuCalls.get>) {
  const { rows } = await sql<JsonOf<typeof randevuCalls.get>>`
    select to_json(satir)::text as randevu from (
      ${randevuSatirlari(oturum, sql`randevu`)} where r.id = ${params.id} and ${shownRandevu({ oturum, clock })}
    ) satir`.execute(tx);
  return new RawJson(found(rows[0]));
}
