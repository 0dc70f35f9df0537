import type { ReplyOf } from '@defter/contract/call.ts';
import type { seriCalls } from '@defter/contract/seri.ts';
import { sql } from 'kysely';
import { found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { visibleRandevu } from '../visible-randevu.ts';

/**
 * How the series of an appointment repeats, and which of it this one is: those that are deleted do not count, so a series that was
 * carried on, and was taken back to where it ended, repeats as before.
 */
export async function getSeri({ tx, params, oturum }: Context<typeof seriCalls.get>) {
  const { rows } = await sql<ReplyOf<typeof seriCalls.get>>`
    select r.seri_id as id, (select i.seri_kurali from randevu i where i.bayi_id = r.bayi_id and i.seri_id = r.seri_id and i.seri_kurali is not null
        order by i.silindi is null desc, i.id desc limit 1) as kural,
      count(*) filter (where (s.baslangic, s.id) <= (r.baslangic, r.id))::int as sira, count(*)::int as toplam
    from randevu r join randevu s on s.bayi_id = r.bayi_id and s.seri_id = r.seri_id and s.silindi is null
    where r.id = ${params.id} and ${visibleRandevu(oturum)} group by r.bayi_id, r.id`.execute(tx);
  return found(rows[0]);
}
