import { fold } from '@defter/rules/metin.ts';
import { sql } from 'kysely';
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
export async function removeKimlik(tx: Tx, { bayiID, personelID }: Kim): Promise<void> {
  await tx.deleteFrom('kimlik').where('bayi_id', '=', bayiID).where('personel_id', '=', personelID).execute();
}

type Kim = { bayiID: number; personelID: number };

/** The hash of somebody's password; undefined for who does not sign in. The same rights as saveKimlik. */
export async function findParolaHash(tx: Tx, { bayiID, personelID }: Kim): Promise<string | null | undefined> {
  const row = await tx.selectFrom('kimlik').where('bayi_id', '=', bayiID).where('personel_id', '=', personelID).select('parola_hash').executeTakeFirst();
  return row?.parola_hash;
}

/**
 * Sets a new password and ends the sessions that the old one opened, but for `kept`; the same rights as saveKimlik.
 * With `was` only where the hash still is that one; false where it is another.
 */
export async function saveParola(tx: Tx, kim: Kim, parolaHash: string, { kept, was }: { kept?: string; was?: string | null } = {}): Promise<boolean> {
  const { bayiID, personelID } = kim;
  const changed = await tx
    .updateTable('kimlik')
    .set({ parola_hash: parolaHash })
    .where('bayi_id', '=', bayiID)
    .where('personel_id', '=', personelID)
    .$if(was !== undefined, (query) => query.where('parola_hash', '=', was!))
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await endOturumlar(tx, kim, kept);
  return true;
}

/** Ends the sessions of a person, but for `kept`. The same rights as saveKimlik. */
export async function endOturumlar(tx: Tx, { bayiID, personelID }: Kim, kept?: string): Promise<void> {
  await tx
    .deleteFrom('oturum')
    .where('bayi_id', '=', bayiID)
    .where('personel_id', '=', personelID)
    .$if(kept !== undefined, (query) => query.where('id', '<>', kept!))
    .execute();
}

/** Which of these names sign in somebody else of the house; null for what was not asked. The same rights as saveKimlik. */
export async function findTaken(tx: Tx, names: Pick<Kimlik, 'kullaniciAdi' | 'cepTelefonu' | 'ePosta'>, kim: Kim): Promise<Record<keyof typeof names, boolean | null>> {
  const { kullaniciAdi, cepTelefonu, ePosta } = names;
  const { rows } = await sql<Record<keyof typeof names, boolean | null>>`
    select bool_or(kullanici_adi = ${kullaniciAdi}) as "kullaniciAdi", bool_or(cep_telefonu = ${cepTelefonu}) as "cepTelefonu",
      bool_or(e_posta = ${ePosta}) as "ePosta"
    from kimlik
    where (kullanici_adi = ${kullaniciAdi} or cep_telefonu = ${cepTelefonu} or e_posta = ${ePosta})
      and (bayi_id, personel_id) <> (${kim.bayiID}, ${kim.personelID})`.execute(tx);
  return rows[0]!;
}
