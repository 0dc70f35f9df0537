import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/*
 * The code on the screen of the reception: which half minute, signed with the bayi's key. It cannot be made up, and a
 * photo of it is worth nothing a minute later (docs/adr/0011-code-at-the-door.md).
 */

const DILIM_MS = 30_000;
/** The half minute that is shown, and the two before it: time to take out the phone. */
const GECERLI_DILIM = 3;
const MAC_BYTES = 16;

export const dilimOf = (now: Date): number => Math.floor(now.getTime() / DILIM_MS);

export async function loadAnahtar(tx: Tx): Promise<string> {
  return (await tx.selectFrom('giris_cikis_anahtari').select('anahtar').executeTakeFirstOrThrow()).anahtar;
}

/** `<half minute>-<signature>`, made of what an address may hold. */
export function writeKod(anahtar: string, dilim: number): string {
  return `${dilim.toString(36)}-${sign(anahtar, dilim).toString('base64url')}`;
}

/** Whether a code was shown just now. */
export const isKodGecerli = (anahtar: string, kod: string, now: Date): boolean => findDilim(anahtar, kod, now) !== undefined;

/** The half minute of a code that was shown just now. Throws qrGecersiz. */
export function readKod(anahtar: string, kod: string, now: Date): number {
  const dilim = findDilim(anahtar, kod, now);
  if (dilim === undefined) throw new AppError('qrGecersiz');
  return dilim;
}

/** The half minute that a code says it is of, true or not; null when it says none. */
export function dilimOfKod(kod: string | null): number | null {
  const dilim = Number.parseInt(kod?.split('-')[0] ?? '', 36);
  return Number.isSafeInteger(dilim) ? dilim : null;
}

function findDilim(anahtar: string, kod: string, now: Date): number | undefined {
  const dilim = dilimOfKod(kod);
  if (dilim === null) return undefined;
  const mac = Buffer.from(kod.slice(kod.indexOf('-') + 1), 'base64url');
  const age = dilimOf(now) - dilim;
  const isGood = age >= 0 && age < GECERLI_DILIM && mac.length === MAC_BYTES && timingSafeEqual(mac, sign(anahtar, dilim));
  return isGood ? dilim : undefined;
}

const sign = (anahtar: string, dilim: number) => createHmac('sha256', anahtar).update(`giris-cikis ${dilim}`).digest().subarray(0, MAC_BYTES);

/** A key of its own for a new business, to sign the codes at its door. */
export async function insertAnahtar(tx: Tx): Promise<void> {
  await tx.insertInto('giris_cikis_anahtari').defaultValues().execute();
}
