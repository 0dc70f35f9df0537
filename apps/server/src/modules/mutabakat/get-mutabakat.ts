import type { mutabakatCalls } from '@defter/contract/mutabakat.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';

/** How many checks are listed. */
const SON = 20;

/** The last checks, and what the last one that was finished has looked at. */
export async function getMutabakat({ tx }: Context<typeof mutabakatCalls.get>) {
  const { rows } = await sql<JsonOf<typeof mutabakatCalls.get>>`
    select exists (select from mutabakat where bitis is null)::text as suruyor,
      (select coalesce(json_agg(satir), '[]')::text from (
        select m.id, m.istendi, m.bitis, m.sure_ms as "sureMs", nullif(concat_ws(' ', p.ad, p.soyad), '') as "isteyenAdi", m.hata,
          (select coalesce(sum((k ->> 'bakilan')::int), 0) from jsonb_array_elements(m.kanitlar) k) as bakilan,
          (select coalesce(sum((k ->> 'fark')::int), 0) from jsonb_array_elements(m.kanitlar) k) as fark
        from mutabakat m left join personel_ozet p on p.bayi_id = m.bayi_id and p.id = m.isteyen_id
        order by m.id desc limit ${SON}) satir) as liste,
      coalesce((select m.kanitlar::text from mutabakat m where m.bitis is not null and m.hata is null order by m.id desc limit 1), '[]') as kanitlar`.execute(tx);
  return new RawJson(rows[0]!);
}

/** What the last check of the till that came to its end has found, as JSON for the first page. */
export async function countFarklar(tx: Tx): Promise<string> {
  const { rows: [row] } = await sql<{ json: string }>`
    select json_build_object('fark', coalesce((
      select sum((k ->> 'fark')::int) from jsonb_array_elements((select m.kanitlar from mutabakat m where m.bitis is not null and m.hata is null order by m.id desc limit 1)) k), 0))::text as json`.execute(tx);
  return row!.json;
}
