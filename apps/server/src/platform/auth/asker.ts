import { sql } from 'kysely';
import { type Client, networkOf } from '../http/client.ts';
import { AppError } from '../errors/app-error.ts';
import type { Tx } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { type Cihaz, isTaninan } from './cihaz.ts';
import { CODES_A_DAY, refuseTooManyCodes } from './sms-kodu.ts';
import type { Kim } from './oturum.ts';
import { countToday } from './tries.ts';

/* Who asks for a code or types one. Strangers are limited apart from people who are known (docs/adr/0050). */
export type Asker = { anahtar: string; isStranger: boolean; /** The page of a salon at which a stranger asks. */ sayfa?: number };

/** How many codes strangers may ask for in one day: for one number, from one address, and in the whole house. */
const STRANGER = { numara: 10, adres: 20, toplam: 1000 };
/** How many strangers may ask for in one day at the page of one salon. They do not count in the sum of the house (docs/adr/0330). */
const SAYFA = 300;
/** How many codes one known browser or person may ask for in one day, for all numbers together. */
const KNOWN = 20;

/** How many numbers one address may ask about in one day: each answer tells whether somebody signs in with the number. */
const ASKED = 60;

/** Somebody of whom only the address is known. */
export const stranger = ({ ip }: Client): Asker => ({ anahtar: `adres ${networkOf(ip)}`, isStranger: true });

/**
 * Counts that an address asks about a number. Call it before the number is looked up, so that above the limit the number of a
 * member gets the same answer as any other. Throws kodSinir.
 */
export async function countAsked(database: Database, client: Client): Promise<void> {
  const { anahtar } = stranger(client);
  if (!(await database.system((tx) => countToday(tx, `sorulan ${anahtar}`, ASKED)))) throw new AppError('kodSinir');
}

/** A stranger at the page of a salon. */
export const visitor = (client: Client, bayiID: number): Asker => ({ ...stranger(client), sayfa: bayiID });

/** Somebody who is signed in. */
export const member = ({ bayiID, personelID }: Kim): Asker => ({ anahtar: `kisi ${bayiID}.${personelID}`, isStranger: false });

/** Somebody who claims to be this person: known by the browser, otherwise a stranger. */
export async function askerOf(tx: Tx, kim: Kim | undefined, client: Client, { ozet }: Cihaz): Promise<Asker> {
  if (kim && ozet && (await isTaninan(tx, kim, ozet))) return { anahtar: `cihaz ${ozet.toString('hex')}`, isStranger: false };
  return stranger(client);
}

/**
 * Throws kodSinir or kodBekle. The codes of strangers do not count against somebody who is known; those of one address do
 * not count against another, up to the sums.
 */
export async function refuseTooManyAsked(tx: Tx, telefon: string, asker: Asker): Promise<void> {
  const { anahtar, sayfa } = asker;
  await refuseTooManyCodes(tx, sql`dogrulama_kodu where telefon = ${telefon} and soran = ${anahtar}`, CODES_A_DAY);
  if (!asker.isStranger) {
    if (!(await countToday(tx, `kod ${anahtar}`, KNOWN))) throw new AppError('kodSinir');
    return;
  }
  await refuseTooManyCodes(tx, sql`dogrulama_kodu where telefon = ${telefon} and yabanci`, STRANGER.numara);
  if (!(await countToday(tx, `kod ${anahtar}`, STRANGER.adres))) throw new AppError('kodSinir');
  const [toplam, sinir] = sayfa === undefined ? ['kod toplam', STRANGER.toplam] : [`kod sayfa ${sayfa}`, SAYFA];
  if (!(await countToday(tx, toplam, sinir))) throw new AppError('kodSinir');
}
