import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { wrongFields } from '../../../platform/errors/app-error.ts';

/** Refuses a line that would give a part of a session: what is not used up in a visit is no session (docs/adr/0110). */
export function requireTamSeans(verenler: readonly { adet: number }[]): void {
  if (!verenler.every(({ adet }) => Number.isInteger(adet))) throw wrongFields({ icerikler: 'sayiGecersiz' });
}

/** The same of the services among these lines; a product may be sold in parts. */
export async function requireTamHizmet(tx: Tx, icerikler: readonly { altUrunID: number; adet: number }[]): Promise<void> {
  const parcalar = icerikler.filter(({ adet }) => !Number.isInteger(adet));
  if (parcalar.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select u.id from alt_urun_ozet u left join ana_urun_ozet a on a.bayi_id = u.bayi_id and a.id = u.ana_urun_id
    where u.id = any(${parcalar.map(({ altUrunID }) => altUrunID)}::bigint[]) and coalesce(a.satis_tipi, 1) = 1`.execute(tx);
  const hizmetler = new Set(rows.map(({ id }) => id));
  requireTamSeans(parcalar.filter(({ altUrunID }) => hizmetler.has(altUrunID)));
}
