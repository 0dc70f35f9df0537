import type { taksitCalls } from '@defter/contract/taksit.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';
import { found } from '../../../platform/errors/app-error.ts';
import { visibleSatis } from '../visible-satis.ts';
import { SON_DEGISIKLIK } from './geri-al-taksit.ts';

/** A kept plan with its amounts in lira. */
const plan = (sutun: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select coalesce(json_agg(json_build_object('tarih', p->>'tarih', 'tutar', (p->>'tutar')::numeric / 100) order by sira), '[]') from jsonb_array_elements(${sutun}) with ordinality as e (p, sira))`;

/** The plan of sale `s` as it is kept beside the acts on it, without notes. */
const SIMDIKI = sql`(select coalesce(jsonb_agg(jsonb_build_array(t.tarih, (t.tutar * 100)::bigint) order by t.no), '[]') from taksit t where t.bayi_id = s.bayi_id and t.satis_id = s.id)`;

/** What was done to the plan of a sale, the newest first, for those who see the sale. */
export async function listDegisiklikler(context: Context<typeof taksitCalls.degisiklikler>) {
  const { rows } = await sql<JsonOf<typeof taksitCalls.degisiklikler>>`
    select (select coalesce(json_agg(satir order by satir.id desc), '[]') from (
      select d.id, d.tur, d.neden, d.zaman, nullif(concat_ws(' ', p.ad, p.soyad), '') as "yapanAdi", ${plan(sql`d.onceki`)} as onceki, ${plan(sql`d.sonraki`)} as sonraki,
        d.geri_alma_zamani is not null or h.iptal_zamani is not null as "geriAlindiMi",
        coalesce(d.id = (${SON_DEGISIKLIK}), false) and s.iptal_zamani is null
          and (select coalesce(jsonb_agg(jsonb_build_array(e.p->'tarih', e.p->'tutar') order by e.sira), '[]') from jsonb_array_elements(d.sonraki) with ordinality as e (p, sira)) = ${SIMDIKI} as "geriAlinirMi",
        d.tahsilat_id as "tahsilatID"
      from taksit_degisikligi d
      left join tahsilat h on h.bayi_id = d.bayi_id and h.id = d.tahsilat_id
      left join personel_ozet p on p.bayi_id = d.bayi_id and p.id = d.personel_id
      where d.bayi_id = s.bayi_id and d.satis_id = s.id
    ) satir)::text as liste
    from satis s where s.id = ${context.params.id} and ${visibleSatis(context)}`.execute(context.tx);
  return new RawJson(found(rows[0]));
}
