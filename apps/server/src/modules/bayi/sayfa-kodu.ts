import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';

/** The bayi whose page has this code, or once had it (docs/adr/0408); undefined when none has. */
export async function findBySayfaKodu(tx: Tx, kod: string): Promise<number | undefined> {
  const row = await tx.selectFrom('sayfa_kodu').select('bayi_id').where('kod', '=', kod).executeTakeFirst();
  return row?.bayi_id;
}

/** The code of the page and the name of the salon, from which one is proposed. */
export const readSayfaKodu = (tx: Tx, bayiID: number): Promise<{ sayfaKodu: string | null; firmaAdi: string }> =>
  tx.selectFrom('bayi').select(['sayfa_kodu as sayfaKodu', 'firma_adi as firmaAdi']).where('id', '=', bayiID).executeTakeFirstOrThrow();

/** Gives the page a code beside those that it has had. Throws sayfaKoduAlinmis for one that another salon has or once had. */
export const saveSayfaKodu = (tx: Tx, bayiID: number, kod: string): Promise<void> =>
  asOwner(tx, async () => {
    const { rows } = await sql`
      insert into sayfa_kodu (kod, bayi_id) values (${kod}, ${bayiID})
      on conflict (kod) do update set kod = excluded.kod where sayfa_kodu.bayi_id = excluded.bayi_id returning kod`.execute(tx);
    if (rows.length === 0) throw refusalAt('sayfaKodu', 'sayfaKoduAlinmis');
    await tx.updateTable('bayi').set({ sayfa_kodu: kod }).where('id', '=', bayiID).execute();
  });
