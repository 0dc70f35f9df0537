import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { AllowedAddresses } from './allowed-addresses.ts';
import type { RaporYetkisi, Yetki } from '@defter/contract/yetkiler.ts';
import type { Paket } from '@defter/rules/paket.ts';

/** The person behind a session, with everything that a decision about a call needs. */
export type Oturum = {
  id: string;
  bayiID: number;
  personelID: number;
  /** The addresses that the business may be used from (spec 2§6), checked at every call and not only when signing in. */
  allowedAddresses: AllowedAddresses;
  yetkiler: ReadonlySet<Yetki | RaporYetkisi>;
  /** The highest discount this person may give, in percent. */
  iskontoYuzdesi: number;
  /** Whether their role may begin nothing new until the earlier days are settled. */
  dunKapansin: boolean;
  /** The plan that was chosen; within a call the one that holds today. */
  paket: Paket;
};

/** A person of the team, in any bayi. */
export type Kim = Pick<Oturum, 'bayiID' | 'personelID'>;

/** Who acts: somebody who is signed in, or with null the customer, on a page of their own. */
export type Yapan = Pick<Oturum, 'yetkiler'> & { personelID: number | null };

/** When a session ends that is used now: 30 days later. */
export const SON_KULLANMA = sql<string>`now() + interval '30 days'`;

/** Creates an opaque random token, and the digest that is stored of it. */
export function createToken(): { jeton: string; ozet: Buffer } {
  const jeton = randomBytes(32).toString('base64url');
  return { jeton, ozet: hashToken(jeton) };
}

/** The digest of a token, which stands for it in the database. A token has 256 random bits, so that a fast hash is enough. */
export const hashToken = (jeton: string): Buffer => hash('sha256', jeton, 'buffer');
