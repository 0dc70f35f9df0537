import type { personelBayiCalls } from '@defter/contract/personel-bayi.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';
import { findPersonel } from '../find-personel.ts';

/** The other businesses of the owner of this one: they share a head office (docs/adr/0014). Rows of `id, firma_adi`. */
export const kardesBayiler = (bayiID: number): RawBuilder<unknown> => sql`
  select b.id, b.firma_adi from bayi_ozet kendi
  join bayi_ozet b on coalesce(b.merkez_id, b.id) = coalesce(kendi.merkez_id, kendi.id) and b.id <> kendi.id
  where kendi.id = ${bayiID}`;

/** Where a colleague works, the business of the record first, and where they could be linked to. */
export async function listBayiler({ tx, params: { id }, oturum }: Context<typeof personelBayiCalls.list>) {
  await findPersonel(tx, id);
  const { rows } = await sql<JsonOf<typeof personelBayiCalls.list>>`
    with kardes as (${kardesBayiler(oturum.bayiID)}),
    bagli as (
      select 0 as id, b.id as bayi_id, b.firma_adi, true as ana from bayi_ozet b where b.id = ${oturum.bayiID}
      union all
      select pb.id, b.id, b.firma_adi, false from personel_bayi pb join bayi_ozet b on b.id = pb.bagli_bayi_id where pb.personel_id = ${id}
    )
    select
      (select json_agg(json_build_object('id', id, 'bayiID', bayi_id, 'personelID', ${id}::bigint, 'firmaAdi', firma_adi, 'anaBayi', ana)
        order by ana desc, katla(firma_adi))::text from bagli) as liste,
      (select coalesce(json_agg(json_build_object('bayiID', id, 'firmaAdi', firma_adi) order by katla(firma_adi)), '[]')::text
        from kardes where id not in (select bayi_id from bagli)) as secilebilir`.execute(tx);
  return new RawJson(rows[0]!);
}
