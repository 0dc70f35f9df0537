import { normalizeTelefon } from '@defter/rules/telefon.ts';
import { normalizeKimlik } from './kimlik.ts';
import type { Tx } from '../db/connection.ts';

export type BulunanKimlik = { bayiID: number; personelID: number; parolaHash: string | null };

/**
 * Finds the person whom a user name, mobile (in any form) or e-mail signs in. The look of the text decides where it is
 * searched, so nobody can take a user name that is another person's number or address.
 * @param typed the text as it was typed
 */
export function findKimlik(tx: Tx, typed: string): Promise<BulunanKimlik | undefined> {
  const telefon = normalizeTelefon(typed);
  if (telefon !== undefined) return findByTelefon(tx, telefon);
  return findBy(tx, typed.includes('@') ? 'e_posta' : 'kullanici_adi', normalizeKimlik(typed));
}

/** @param telefon E.164 */
export const findByTelefon = (tx: Tx, telefon: string) => findBy(tx, 'cep_telefonu', telefon);

const findBy = (tx: Tx, column: 'kullanici_adi' | 'cep_telefonu' | 'e_posta', value: string) =>
  tx
    .selectFrom('kimlik')
    .where(column, '=', value)
    .select(['bayi_id as bayiID', 'personel_id as personelID', 'parola_hash as parolaHash'])
    .executeTakeFirst();
