import { createHash, randomBytes } from 'node:crypto';

/** What is kept of a key. It has 256 random bits, so that a fast hash is enough. */
const ozetOf = (anahtar: string): string => createHash('sha256').update(anahtar).digest('hex');

/** A new key; it names the bayi, so that one is found by an index. */
export function makeAnahtar(bayiID: number): { anahtar: string; ozet: string } {
  const anahtar = `${bayiID}-${randomBytes(32).toString('base64url')}`;
  return { anahtar, ozet: ozetOf(anahtar) };
}

/** The bayi that a key names, and what is kept of it; undefined for what looks otherwise. */
export function readAnahtar(anahtar: string | undefined): { bayiID: number; ozet: string } | undefined {
  const parts = /^(\d{1,15})-[\w-]{43}$/.exec(anahtar ?? '');
  return parts ? { bayiID: Number(parts[1]), ozet: ozetOf(anahtar!) } : undefined;
}
