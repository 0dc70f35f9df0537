import { fold } from '@defter/rules/metin.ts';
import type { Tx } from '../db/connection.ts';

export type Kimlik = {
  bayiID: number;
  personelID: number;
  kullaniciAdi: string | null;
  /** E.164. */
  cepTelefonu: string | null;
  ePosta: string | null;
  /** Undefined leaves the password as it is. */
  parolaHash?: string | null;
};

/** A user name or e-mail as it is compared: who left caps lock on a Turkish keyboard (`İNFO@…`) is still let in. */
export const normalizeKimlik = (text: string): string => fold(text);

/**
 * Writes with what a person signs in. Runs with the house's rights: inside a request wrap it in `asOwner`.
 * Throws personelMevcut (by the constraint's name) when another person of any bayi signs in with it.
 */
export async function saveKimlik(tx: Tx, { bayiID, personelID, parolaHash, ...rest }: Kimlik): Promise<void> {
  const values = {
    kullanici_adi: rest.kullaniciAdi && normalizeKimlik(rest.kullaniciAdi),
    cep_telefonu: rest.cepTelefonu,
    e_posta: rest.ePosta && normalizeKimlik(rest.ePosta),
    ...(parolaHash !== undefined && { parola_hash: parolaHash }),
  };
  await tx
    .insertInto('kimlik')
    .values({ bayi_id: bayiID, personel_id: personelID, ...values })
    .onConflict((conflict) => conflict.columns(['bayi_id', 'personel_id']).doUpdateSet(values))
    .execute();
}

/** Takes away the right to sign in and ends every session; the same rights as saveKimlik. */
export async function removeKimlik(tx: Tx, { bayiID, personelID }: { bayiID: number; personelID: number }): Promise<void> {
  await tx.deleteFrom('kimlik').where('bayi_id', '=', bayiID).where('personel_id', '=', personelID).execute();
}
