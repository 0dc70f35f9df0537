import type { kasaCalls } from '@defter/contract/kasa.ts';
import { NAKIT_ID } from '@defter/contract/tanim.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';

/** The balance of every account that is in use, and of those out of use that still hold money. */
export async function listHesapBakiyeleri({ tx, oturum }: Context<typeof kasaCalls.hesapBakiyeleri>) {
  const { rows } = await sql<JsonOf<typeof kasaCalls.hesapBakiyeleri>>`
    with bakiye as (
      select o.id, o.adi, o.aktif_mi, coalesce(sum(k.gelir - k.gider), 0) as bakiye
      from odeme_sekli o left join kasa k on k.bayi_id = o.bayi_id and k.odeme_sekli_id = o.id
      ${oturum.yetkiler.has('kasaTumHesaplar') ? sql`` : sql`where o.id = ${NAKIT_ID}`}
      group by o.bayi_id, o.id
    )
    select coalesce(sum(bakiye), 0)::text as toplam,
      coalesce(json_agg(json_build_object('odemeSekliID', id, 'adi', adi, 'bakiye', bakiye) order by id), '[]')::text as liste
    from bakiye where aktif_mi or bakiye <> 0`.execute(tx);
  return new RawJson(rows[0]!);
}
