import type { avansCalls } from '@defter/contract/avans.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';
import { requireMusteri } from '../../musteri/queries.ts';

/** The credit of a customer, oldest first; what is used up is left out. */
export async function getAvans({ tx, params }: Context<typeof avansCalls.get>) {
  const [, { rows }] = await Promise.all([
    requireMusteri(tx, params.id),
    sql<JsonOf<typeof avansCalls.get>>`
      select coalesce(sum(a.kalan), 0)::text as kalan,
        coalesce(json_agg(json_build_object('id', a.id, 'tahsilatID', a.tahsilat_id, 'tarih', a.tarih, 'odemeSekliAdi', o.adi, 'tutar', a.tutar, 'kalan', a.kalan) order by a.id), '[]')::text as liste
      from avans a join odeme_sekli o on o.bayi_id = a.bayi_id and o.id = a.odeme_sekli_id
      where a.musteri_id = ${params.id} and a.kalan > 0`.execute(tx),
  ]);
  return new RawJson(rows[0]!);
}
