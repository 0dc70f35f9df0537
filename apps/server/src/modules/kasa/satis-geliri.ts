import { type RawBuilder, sql } from 'kysely';

/** The cash category of sales and its subcategories for products and services; insert-defaults gives them to every bayi. */
export const SATIS_GELIRLERI = 1;
export const SatisGeliri = { hizmet: 1, urun: 2 } as const;
type SatisGeliri = (typeof SatisGeliri)[keyof typeof SatisGeliri];

/* Parts of the statement that writes a sale. The till moves in the same statement as the payment. */

/** Books the payments that the CTE `yeni_odeme` has just written. Points are no money and are left out. */
export const insertSatisGelirleri = ({ tur, personelID }: { tur: SatisGeliri; personelID: number }): RawBuilder<unknown> => sql`
  insert into kasa (tarih, odeme_sekli_id, kategori_id, alt_kategori_id, satis_id, satis_odeme_id, gelir, aciklama,
    islemi_yapan_personel_id)
  select o.tarih, o.odeme_sekli_id, ${SATIS_GELIRLERI}::bigint, ${tur}::bigint, o.satis_id, o.id, o.tutar, o.aciklama,
    ${personelID}::bigint
  from yeni_odeme o where o.puan = 0`;

/** Books back today the payments that the CTE `iptal_odeme` has just cancelled. */
export const reverseSatisGelirleri = ({ bugun, personelID }: { bugun: string; personelID: number }): RawBuilder<unknown> => sql`
  insert into kasa (tarih, odeme_sekli_id, kategori_id, alt_kategori_id, satis_id, satis_odeme_id, gelir, aciklama,
    iptal_edilen_id, islemi_yapan_personel_id)
  select ${bugun}::date, k.odeme_sekli_id, k.kategori_id, k.alt_kategori_id, k.satis_id, k.satis_odeme_id, -k.gelir, k.aciklama,
    k.id, ${personelID}::bigint
  from iptal_odeme o
  join kasa k on k.bayi_id = o.bayi_id and k.satis_odeme_id = o.id and k.iptal_edilen_id is null`;
