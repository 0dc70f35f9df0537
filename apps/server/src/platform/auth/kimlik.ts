import { fold } from '@defter/rules/metin.ts';
import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';
import type { Kim } from './oturum.ts';

/** What a person signs in with. */
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

/**
 * Folds a user name or e-mail for comparison. Somebody who left caps lock on with a Turkish keyboard (`İNFO@…`) still
 * gets in.
 */
export const normalizeKimlik = (text: string): string => fold(text);

/**
 * Saves what a person signs in with. It runs with the house's rights: wrap it in `asOwner` inside a request. Throws
 * personelMevcut (by the constraint's name) when another person of any bayi already signs in with it.
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

/** Takes away the right to sign in and ends every session. Needs the same rights as saveKimlik. */
export async function removeKimlik(tx: Tx, { bayiID, personelID }: Kim): Promise<void> {
  await tx.deleteFrom('kimlik').where('bayi_id', '=', bayiID).where('personel_id', '=', personelID).execute();
}

/**
 * The hash of somebody's password; undefined for a person who does not sign in. Needs the same rights as saveKimlik.
 */
export async function findParolaHash(tx: Tx, { bayiID, personelID }: Kim): Promise<string | null | undefined> {
  const row = await tx.selectFrom('kimlik').where('bayi_id', '=', bayiID).where('personel_id', '=', personelID).select('parola_hash').executeTakeFirst();
  return row?.parola_hash;
}

/**
 * Whether the stored hash is still the one that was compared. Its row stays locked until the end of the transaction: a change of the
 * password waits, and then ends the session that is opened here. Needs the same rights as saveKimlik.
 */
export async function holdParola(tx: Tx, { bayiID, personelID }: Kim, parolaHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('kimlik')
    .where('bayi_id', '=', bayiID)
    .where('personel_id', '=', personelID)
    .where('parola_hash', '=', parolaHash)
    .select('personel_id')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The mobile that somebody signs in with, E.164; null without one. Needs the same rights as saveKimlik. */
export async function findCepTelefonu(tx: Tx, { bayiID, personelID }: Kim): Promise<string | null | undefined> {
  const row = await tx.selectFrom('kimlik').where('bayi_id', '=', bayiID).where('personel_id', '=', personelID).select('cep_telefonu').executeTakeFirst();
  return row?.cep_telefonu;
}

/**
 * Sets a new password and ends the sessions that the old one opened, except `kept`. Needs the same rights as
 * saveKimlik. With `was` it saves only while the stored hash is still `was`, and returns false when it is another.
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

/** Ends the sessions of a person, except `kept`. Needs the same rights as saveKimlik. */
export async function endOturumlar(tx: Tx, { bayiID, personelID }: Kim, kept?: string): Promise<void> {
  await tx
    .deleteFrom('oturum')
    .where('bayi_id', '=', bayiID)
    .where('personel_id', '=', personelID)
    .$if(kept !== undefined, (query) => query.where('id', '<>', kept!))
    .execute();
}

/**
 * Tells which of these names sign in another person of the house; null for names that were not asked about. Needs the
 * same rights as saveKimlik.
 */
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

/** Ends one session of a person, or all for a null id, and returns their devices and addresses. Needs the same rights as saveKimlik. */
export const endOturum = (tx: Tx, { bayiID, personelID }: Kim, id: string | null): Promise<{ cihaz: string; ip: string }[]> =>
  tx
    .deleteFrom('oturum')
    .where('bayi_id', '=', bayiID)
    .where('personel_id', '=', personelID)
    .$if(id !== null, (query) => query.where('id', '=', id!))
    .returning(['cihaz', 'ip'])
    .execute();
