import { createToken, hashToken } from '../../../platform/auth/oturum.ts';

const ozetOf = (anahtar: string): string => hashToken(anahtar).toString('hex');

/** A new key; it names the bayi, so that one is found by an index. */
export function makeAnahtar(bayiID: number): { anahtar: string; ozet: string } {
  const anahtar = `${bayiID}-${createToken().jeton}`;
  return { anahtar, ozet: ozetOf(anahtar) };
}

/** The bayi that a key names, and what is kept of it; undefined for what looks otherwise. */
export function readAnahtar(anahtar: string | undefined): { bayiID: number; ozet: string } | undefined {
  const parts = /^(\d{1,15})-[\w-]{43}$/.exec(anahtar ?? '');
  return parts ? { bayiID: Number(parts[1]), ozet: ozetOf(anahtar!) } : undefined;
}
