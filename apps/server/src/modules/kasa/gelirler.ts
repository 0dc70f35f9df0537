import { PERSONEL_KATEGORISI } from '@defter/contract/personel-cari.ts';
import { type RawBuilder, sql } from 'kysely';

/** The cash category of sales and its subcategories for products and services; `insertSabitTanimlar` gives them to every bayi. */
const SATIS_GELIRLERI = 1;
export const SatisGeliri = { hizmet: 1, urun: 2 } as const;
type SatisGeliri = (typeof SatisGeliri)[keyof typeof SatisGeliri];

/*
 * What the till takes by sales, deposits, credit and tips: parts of the statement that writes each of them, so that the till moves with the payment.
 * What leaves the till is income with a minus, as it is wherever money is taken back.
 */

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

/** Books what the CTE `degisen` (id, odeme_sekli_id, tarih, gelir) says of deposits. */
export const insertKaporaGelirleri = (personelID: number | null): RawBuilder<unknown> => sql`
  insert into kasa (tarih, odeme_sekli_id, kategori_id, kapora_id, gelir, islemi_yapan_personel_id)
  select d.tarih, d.odeme_sekli_id, ${SATIS_GELIRLERI}::bigint, d.id, d.gelir, ${personelID}::bigint from degisen d where d.gelir <> 0`;

/** Books what the CTE `giden` (avans_id, odeme_sekli_id, tarih, gelir) says of credit. */
export const insertAvansGelirleri = (personelID: number): RawBuilder<unknown> => sql`
  insert into kasa (tarih, odeme_sekli_id, kategori_id, avans_id, gelir, islemi_yapan_personel_id)
  select g.tarih, g.odeme_sekli_id, ${SATIS_GELIRLERI}::bigint, g.avans_id, g.gelir, ${personelID}::bigint from giden g`;

/**
 * Books the tips that the CTE `yeni_bahsis` has just written. A tip is money of a colleague that the till keeps: one row, which the account of
 * the colleague reads by its `personel_id`, so that each lira stands in one place (docs/adr/0015).
 */
export const insertBahsisGelirleri = (yapanID: number): RawBuilder<unknown> => sql`
  insert into kasa (tarih, odeme_sekli_id, kategori_id, personel_id, bahsis_id, gelir, islemi_yapan_personel_id)
  select b.tarih, b.odeme_sekli_id, ${PERSONEL_KATEGORISI}::bigint, b.personel_id, b.id, b.tutar, ${yapanID}::bigint from yeni_bahsis b`;

/** Books back today the tips that the CTE `iptal_bahsis` has just cancelled. */
export const reverseBahsisGelirleri = (yapanID: number, bugun: string): RawBuilder<unknown> => sql`
  insert into kasa (tarih, odeme_sekli_id, kategori_id, personel_id, bahsis_id, gelir, iptal_edilen_id, islemi_yapan_personel_id)
  select ${bugun}::date, k.odeme_sekli_id, k.kategori_id, k.personel_id, k.bahsis_id, -k.gelir, k.id, ${yapanID}::bigint
  from iptal_bahsis b
  join kasa k on k.bayi_id = b.bayi_id and k.bahsis_id = b.id and k.iptal_edilen_id is null`;
