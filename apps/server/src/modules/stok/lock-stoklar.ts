import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** A product as it is told in the record log. */
export type KilitliStok = { id: number; adi: string; miktar: number; birimID: number | null; kritik: number | null; tedarikGun: number | null; acikGun: number | null; tedarikciID: number | null };

/**
 * Holds the stock of products until the end of the transaction, in the order in which sales hold them.
 * @throws AppError bulunamadi, for what is not in the catalogue; stokTutulmuyor
 */
export async function lockStoklar(tx: Tx, idler: readonly number[]): Promise<Map<number, KilitliStok>> {
  const farkli = [...new Set(idler)];
  await sql`select from stok_urun where alt_urun_id = any(${farkli}::bigint[]) order by alt_urun_id for update`.execute(tx);
  const { rows } = await sql<KilitliStok & { tutulur: boolean }>`
    select u.id, u.adi, u.birim_id as "birimID", s.alt_urun_id is not null as tutulur, coalesce(s.miktar, 0)::float8 as miktar,
      s.kritik::float8 as kritik, s.tedarik_gun as "tedarikGun", s.acik_gun as "acikGun", s.tedarikci_id as "tedarikciID"
    from alt_urun_ozet u left join stok_urun s on s.bayi_id = u.bayi_id and s.alt_urun_id = u.id
    where u.id = any(${farkli}::bigint[])`.execute(tx);
  if (rows.length < farkli.length) throw new AppError('bulunamadi');
  const tutulmayan = rows.find(({ tutulur }) => !tutulur);
  if (tutulmayan) throw new AppError('stokTutulmuyor', { veri: { ad: tutulmayan.adi } });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The last row of each product: who names one twice means the later one. */
export const lastOf = <T extends { altUrunID: number }>(model: readonly T[]): T[] => [...new Map(model.map((satir) => [satir.altUrunID, satir])).values()];
