import { hash, randomBytes } from 'node:crypto';
import type { RaporYetkisi, Yetki } from '@defter/contract/yetkiler.ts';

/** The person behind a session, with everything that a decision about a call needs. */
export type Oturum = {
  id: string;
  bayiID: number;
  personelID: number;
  yetkiler: ReadonlySet<Yetki | RaporYetkisi>;
  /** The highest discount this person may give, in percent. */
  iskontoYuzdesi: number;
  paket: { adi: string; bitis: string; personelSinir: number | null; randevuSinir: number | null; satisModulu: boolean };
};

export const OTURUM_GUN = 30;

/** Creates an opaque random token, and the digest that is stored of it. */
export function createToken(): { jeton: string; ozet: Buffer } {
  const jeton = randomBytes(32).toString('base64url');
  return { jeton, ozet: hashToken(jeton) };
}

export const hashToken = (jeton: string): Buffer => hash('sha256', jeton, 'buffer');
