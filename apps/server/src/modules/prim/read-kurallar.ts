import type { PrimKurali } from '@defter/rules/prim.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

/** A rule with its name, as it is saved. */
export type KayitliKural = PrimKurali & { id: number; surum: number; adi: string };

/** All rules of the business, or one of them. */
export async function readKurallar(tx: Tx, id?: number): Promise<KayitliKural[]> {
  const { rows } = await sql<KayitliKural>`
    select id, surum, adi, personel_id as "personelID", satis_tipi as "satisTipi", ana_urun_id as "anaUrunID", alt_urun_id as "altUrunID", esas, tur, oran,
      ${kurusOf(sql`tutar`)} as tutar, kdv_haric as "kdvHaric", baslangic, bitis,
      (select coalesce(json_agg(json_build_object('alt', ${kurusOf(sql`b.alt`)}, 'oran', b.oran) order by b.alt), '[]')
        from jsonb_to_recordset(basamaklar) as b (alt numeric, oran numeric)) as basamaklar
    from prim_kurali ${id === undefined ? sql`` : sql`where id = ${id}`} order by id`.execute(tx);
  return rows;
}
