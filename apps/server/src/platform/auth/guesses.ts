import type { Database } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Oturum } from './oturum.ts';
import { countToday } from './tries.ts';

/** More than a busy desk types in a day, and too few to find anybody among the numbers that exist. */
const A_DAY = 200;

/**
 * Counts the phone numbers and e-mails typed by somebody who may not see the stored ones: a refusal would tell that one is
 * stored. Call it before the transaction of the call, so that a refused call counts too. Throws cokFazlaIstek above the
 * limit of a day.
 */
export async function countGuesses({ database, oturum }: { database: Database; oturum: Oturum }, adet: number): Promise<void> {
  if (adet === 0) return;
  const anahtar = `tahmin ${oturum.bayiID}.${oturum.personelID}`;
  if (!(await database.system((tx) => countToday(tx, anahtar, A_DAY, adet)))) throw new AppError('cokFazlaIstek');
}
