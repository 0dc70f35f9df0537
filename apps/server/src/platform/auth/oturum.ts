import { hash, randomBytes } from 'node:crypto';
import type { AllowedAddresses } from './allowed-addresses.ts';
import type { RaporYetkisi, Yetki } from '@defter/contract/yetkiler.ts';
import type { Paket } from '@defter/rules/paket.ts';

/** The person behind a session, with everything that a decision about a call needs. */
export type Oturum = {
  id: string;
  bayiID: number;
  personelID: number;
  /** Where the business may be used from (spec 2§6): for as long as a session lasts, not only when it begins. */
  allowedAddresses: AllowedAddresses;
  yetkiler: ReadonlySet<Yetki | RaporYetkisi>;
  /** The highest discount this person may give, in percent. */
  iskontoYuzdesi: number;
  /** Whether their role begins nothing new before the days before are settled. */
  dunKapansin: boolean;
  /** The plan that was chosen; within a call the one that holds today. */
  paket: Paket;
};

/** Who acts: somebody who is signed in, or without a person the customer, by a page of their own. */
export type Yapan = Pick<Oturum, 'yetkiler'> & { personelID: number | null };

export const OTURUM_GUN = 30;

/** Creates an opaque random token, and the digest that is stored of it. */
export function createToken(): { jeton: string; ozet: Buffer } {
  const jeton = randomBytes(32).toString('base64url');
  return { jeton, ozet: hashToken(jeton) };
}

export const hashToken = (jeton: string): Buffer => hash('sha256', jeton, 'buffer');
