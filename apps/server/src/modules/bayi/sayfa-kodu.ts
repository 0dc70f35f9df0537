import type { Tx } from '../../platform/db/connection.ts';
import { asOwner } from '../../platform/db/scope.ts';

/** The bayi whose page has this code; undefined when none has it. */
export async function findBySayfaKodu(tx: Tx, kod: string): Promise<number | undefined> {
  const row = await tx.selectFrom('bayi').select('id').where('sayfa_kodu', '=', kod).executeTakeFirst();
  return row?.id;
}

/** The code of the page and the name of the salon, from which one is proposed. */
export const readSayfaKodu = (tx: Tx, bayiID: number): Promise<{ sayfaKodu: string | null; firmaAdi: string }> =>
  tx.selectFrom('bayi').select(['sayfa_kodu as sayfaKodu', 'firma_adi as firmaAdi']).where('id', '=', bayiID).executeTakeFirstOrThrow();

/** A code that another salon has breaks a constraint. */
export const saveSayfaKodu = (tx: Tx, bayiID: number, kod: string): Promise<unknown> =>
  asOwner(tx, () => tx.updateTable('bayi').set({ sayfa_kodu: kod }).where('id', '=', bayiID).execute());
