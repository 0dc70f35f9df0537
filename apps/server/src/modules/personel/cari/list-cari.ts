import type { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { type RawBuilder, sql } from 'kysely';
import { pageOf } from '../../../platform/db/page.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';
import { personelKasasi } from '../../kasa/personel-kasasi.ts';
import { findPersonel } from '../find-personel.ts';

/** Whether movement `h` of what somebody has earned was reversed, or reverses another one. */
export const IPTAL_MI: RawBuilder<boolean> = sql`(h.iptal_edilen_id is not null or exists (select from personel_hakedis i where i.bayi_id = h.bayi_id and i.iptal_edilen_id = h.id))`;

/** The account of a colleague, the newest movement first, each with the balance after it. */
export async function listCari({ tx, params: { id }, query }: Context<typeof personelCariCalls.list>) {
  await findPersonel(tx, id);
  const { rows } = await sql<JsonOf<typeof personelCariCalls.list>>`
    with hareket as (
      select 'kasa' as tur, k.*, null::date as prim_ayi, k.gelir - k.gider as etki from (${personelKasasi(id)}) k
      union all
      select h.tur, h.id, h.tarih, h.kayit_zamani, h.gelir, h.gider, h.aciklama, null, null, false, null, null, null, null,
        ${IPTAL_MI}, h.prim_ayi, h.gider - h.gelir
      from personel_hakedis h where h.personel_id = ${id}
    ),
    hesap as (select *, sum(etki) over (order by tarih, kayit_zamani, tur, id) as bakiye from hareket),
    sayfa as (select * from hesap order by tarih desc, kayit_zamani desc, tur desc, id desc ${pageOf(query)})
    select
      (select count(*) from hareket)::text as "toplamKayit",
      (select coalesce(sum(etki) filter (where tur <> 'kasa' or bahsis_mi), 0) from hareket)::text as "hakEdis",
      (select coalesce(-sum(etki) filter (where tur = 'kasa' and not bahsis_mi), 0) from hareket)::text as odenen,
      (select coalesce(sum(etki), 0) from hareket)::text as bakiye,
      (select coalesce(json_agg(json_build_object('id', id, 'tur', tur, 'personelID', ${id}::bigint, 'tarih', tarih, 'gelir', gelir, 'gider', gider,
        'odemeSekliID', odeme_sekli_id, 'odemeSekliAdi', odeme_sekli_adi, 'kategoriID', kategori_id, 'kategoriAdi', kategori_adi,
        'altKategoriID', alt_kategori_id, 'altKategoriAdi', alt_kategori_adi, 'aciklama', aciklama, 'bahsisMi', bahsis_mi, 'iptalMi', iptal, 'primAyi', prim_ayi,
        'bakiye', bakiye) order by tarih desc, kayit_zamani desc, tur desc, id desc), '[]')::text from sayfa) as liste`.execute(tx);
  return new RawJson(rows[0]!);
}
