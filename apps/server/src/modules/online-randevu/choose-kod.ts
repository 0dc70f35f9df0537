import { sayfaKoduOf } from '@defter/rules/sayfa-kodu.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { findBySayfaKodu, readSayfaKodu } from '../bayi/sayfa-kodu.ts';

/** So many letters of the name leave room for the number of the business. */
const ONUNDE = 30;

/** The code of the page that is saved, and the one to use: without a saved one that which the name of the salon proposes. */
export async function chooseKod(tx: Tx, bayiID: number): Promise<{ kayitli: string | null; kod: string }> {
  const { sayfaKodu: kayitli, firmaAdi } = await readSayfaKodu(tx, bayiID);
  return { kayitli, kod: kayitli ?? (await proposeKod(tx, firmaAdi, bayiID)) };
}

/** Salons have names alike. The page of the other one must not be proposed, nor printed for the door. */
async function proposeKod(tx: Tx, firmaAdi: string, bayiID: number): Promise<string> {
  const kod = sayfaKoduOf(firmaAdi);
  const isTaken = (await asOwner(tx, () => findBySayfaKodu(tx, kod))) !== undefined;
  return isTaken ? numbered(firmaAdi, bayiID) : kod;
}

/** A code that no other salon is proposed. */
export const numbered = (firmaAdi: string, bayiID: number): string =>
  // Cut where a word ends it would have two hyphens in a row, which no address may have.
  `${sayfaKoduOf(firmaAdi).slice(0, ONUNDE).replace(/-$/, '')}-${bayiID}`;
