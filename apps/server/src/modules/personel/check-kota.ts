import type { Oturum } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockPersonel } from './find-personel.ts';
import { countPersonel } from './queries.ts';

/** Refuses one more colleague than the plan has room for (spec 2§9), however many are added at once. Throws paketSinir. */
export async function checkPersonelKotasi(tx: Tx, { bayiID, paket: { personelSinir } }: Oturum): Promise<void> {
  if (personelSinir === null) return;
  lockPersonel(tx, bayiID);
  if ((await countPersonel(tx)) >= personelSinir) throw new AppError('paketSinir');
}
