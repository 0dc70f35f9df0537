import lookups from '../../../data/lookups-tr.json' with { type: 'json' };
import type { Tx } from '../../platform/db/connection.ts';

/** The templates that a new business begins with; their ids are the same in every bayi. */
export async function insertVardiyaSablonlari(tx: Tx): Promise<void> {
  const sablonlar = lookups.vardiyaSablonlari.map(([sablon_adi = '', baslangic_saati = '', bitis_saati = '', renk = ''], i) => ({
    id: i + 1,
    sablon_adi,
    baslangic_saati,
    bitis_saati,
    renk,
  }));
  await tx.insertInto('vardiya_sablon').values(sablonlar).execute();
}
