import type { musteriFiyatiCalls } from '@defter/contract/musteri-fiyati.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';
import { FIYAT, fiyatGunu } from '../../urun/fiyat-gunu.ts';
import { requireMusteri } from '../queries.ts';

/** Whether the group of customer `m` buys at the second price. */
export const IKINCI_FIYAT_MI: RawBuilder<boolean> = sql`coalesce((select g.ikinci_fiyat and g.aktif_mi from musteri_grubu g where g.bayi_id = m.bayi_id and g.id = m.grup_id), false)`;

/** What was agreed with a customer, beside what everybody else pays today. */
export async function listFiyatlar({ tx, params, clock }: Context<typeof musteriFiyatiCalls.list>) {
  const bugun = clock.today();
  await requireMusteri(tx, params.id);
  const { rows } = await sql<JsonOf<typeof musteriFiyatiCalls.list>>`
    select ${IKINCI_FIYAT_MI}::text as "ikinciMi", (select coalesce(json_agg(satir), '[]')::text from (
        select o.id, o.surum, o.alt_urun_id as "altUrunID", u.adi, o.fiyat, ${FIYAT} as "listeFiyati", o.bitis,
          o.bitis is null or o.bitis >= ${bugun}::date as "gecerliMi"
        from musteri_fiyat o join alt_urun_ozet u on u.bayi_id = o.bayi_id and u.id = o.alt_urun_id ${fiyatGunu(bugun)}
        where o.musteri_id = m.id order by u.adi, o.id) satir) as liste
    from musteri m where m.id = ${params.id}`.execute(tx);
  return new RawJson(rows[0]!);
}
