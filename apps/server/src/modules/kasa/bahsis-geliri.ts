import { PERSONEL_KATEGORISI } from '@defter/contract/personel-cari.ts';
import { type RawBuilder, sql } from 'kysely';

/*
 * Parts of the statement that writes a sale. A tip is money of a colleague that the till keeps: one row, which the account of the
 * colleague reads by its `personel_id`, so that each lira stands in one place (docs/adr/0015).
 */

/** Books the tips that the CTE `yeni_bahsis` has just written. */
export const insertBahsisGelirleri = (yapanID: number): RawBuilder<unknown> => sql`
  insert into kasa (tarih, odeme_sekli_id, kategori_id, personel_id, bahsis_id, gelir, islemi_yapan_personel_id)
  select b.tarih, b.odeme_sekli_id, ${PERSONEL_KATEGORISI}::bigint, b.personel_id, b.id, b.tutar, ${yapanID}::bigint from yeni_bahsis b`;

/** Books back today the tips that the CTE `iptal_bahsis` has just cancelled. */
export const reverseBahsisGelirleri = (yapanID: number, bugun: string): RawBuilder<unknown> => sql`
  insert into kasa (tarih, odeme_sekli_id, kategori_id, personel_id, bahsis_id, gelir, iptal_edilen_id, islemi_yapan_personel_id)
  select ${bugun}::date, k.odeme_sekli_id, k.kategori_id, k.personel_id, k.bahsis_id, -k.gelir, k.id, ${yapanID}::bigint
  from iptal_bahsis b
  join kasa k on k.bayi_id = b.bayi_id and k.bahsis_id = b.id and k.iptal_edilen_id is null`;
