import { sql } from 'kysely';
import type { Client } from '../http/client.ts';
import { AppError } from '../errors/app-error.ts';
import type { Tx } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { type Cihaz, isTaninan } from './cihaz.ts';
import { CODES_A_DAY, refuseTooManyCodes } from './sms-kodu.ts';
import { countToday } from './tries.ts';

/* Who asks for a code or types one. Strangers are limited apart from people who are known (docs/adr/0050). */
export type Soran = { anahtar: string; yabanci: boolean };

/** Codes of one day that strangers may ask for: for one number, from one address, and of the whole house. */
const YABANCI = { numara: 10, adres: 20, toplam: 1000 };
/** Codes of one day that one known browser or person may ask for, to whatever numbers. */
const TANIDIK = 20;

/** Numbers of one day that one address may ask about, whatever the answer is: it tells whether somebody signs in with one. */
const SORULAN = 60;

type Kim = { bayiID: number; personelID: number };

export const yabanci = ({ ip }: Client): Soran => ({ anahtar: `adres ${ip}`, yabanci: true });

/**
 * Counts that an address asks about a number. Call it before the number is looked up, so that above the limit a member's and
 * anybody's are answered alike. Throws kodSinir.
 */
export async function countSorulan(database: Database, client: Client): Promise<void> {
  const { anahtar } = yabanci(client);
  if (!(await database.system((tx) => countToday(tx, `sorulan ${anahtar}`, SORULAN)))) throw new AppError('kodSinir');
}

/** Somebody who is signed in. */
export const kisi = ({ bayiID, personelID }: Kim): Soran => ({ anahtar: `kisi ${bayiID}.${personelID}`, yabanci: false });

/** Somebody who says to be this person: known by the browser, or a stranger. */
export async function soranOf(tx: Tx, kim: Kim | undefined, client: Client, { ozet }: Cihaz): Promise<Soran> {
  if (kim && ozet && (await isTaninan(tx, kim, ozet))) return { anahtar: `cihaz ${ozet.toString('hex')}`, yabanci: false };
  return yabanci(client);
}

/**
 * Throws kodSinir or kodBekle. What strangers ask for takes nothing from somebody who is known; what one address asks
 * for takes nothing from another, up to the sums.
 */
export async function refuseTooManyAsked(tx: Tx, telefon: string, soran: Soran): Promise<void> {
  const { anahtar } = soran;
  await refuseTooManyCodes(tx, sql`dogrulama_kodu where telefon = ${telefon} and soran = ${anahtar}`, CODES_A_DAY);
  if (!soran.yabanci) {
    if (!(await countToday(tx, `kod ${anahtar}`, TANIDIK))) throw new AppError('kodSinir');
    return;
  }
  await refuseTooManyCodes(tx, sql`dogrulama_kodu where telefon = ${telefon} and yabanci`, YABANCI.numara);
  if (!(await countToday(tx, `kod ${anahtar}`, YABANCI.adres))) throw new AppError('kodSinir');
  if (!(await countToday(tx, 'kod toplam', YABANCI.toplam))) throw new AppError('kodSinir');
}
