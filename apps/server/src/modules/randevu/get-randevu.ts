import { RANDEVU_ALANLARI, type randevuCalls } from '@defter/contract/randevu.ts';
import { sql } from 'kysely';
import { columnsOf } from '../../platform/db/page.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { BAGLAR, sutunlarOf } from './list-randevular.ts';
import { shownRandevu } from './visible-randevu.ts';

/** One appointment as the calendar shows it, of those that the person is shown. */
export async function getRandevu({ tx, params, oturum, clock }: Context<typeof randevuCalls.get>) {
  const { rows } = await sql<JsonOf<typeof randevuCalls.get>>`
    select to_json(satir)::text as randevu from (
      select ${columnsOf(sutunlarOf(oturum), RANDEVU_ALANLARI)} from randevu r ${BAGLAR} where r.id = ${params.id} and ${shownRandevu({ oturum, clock })}
    ) satir`.execute(tx);
  return new RawJson(found(rows[0]));
}
