import { type Clock, createClock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { AppError, found } from '../../../platform/errors/app-error.ts';
import { type GelecekRandevu, listGelecekRandevular } from '../../randevu/list-gelecek.ts';
import type { Sayfa } from '../read-sayfa.ts';

const SAAT_MS = 3_600_000;

/** The customer may not change appointments that begin before this moment, `YYYY-MM-DD HH:mm:ss`. */
export const sonDegisiklik = ({ iptalSaati }: Sayfa, clock: Clock): string => createClock(() => new Date(clock.now().getTime() + iptalSaati * SAAT_MS)).wallClock();

/** Whether the customer may still move or cancel it. */
export const isDegisir = ({ tarih, baslangicSaat, satildiMi }: GelecekRandevu, son: string): boolean => !satildiMi && `${tarih} ${baslangicSaat}:00` >= son;

/** One of the customer's own appointments to come; anybody else's is not there. */
export async function findOwn(tx: Tx, musteriID: number, randevuID: number, clock: Clock): Promise<GelecekRandevu> {
  return found((await listGelecekRandevular(tx, musteriID, clock.wallClock())).find(({ id }) => id === randevuID));
}

/** The same where the rules still let the customer change it. Throws degistirmeSuresiGecti. */
export async function findDegisir(tx: Tx, { musteriID, sayfa }: { musteriID: number; sayfa: Sayfa }, randevuID: number, clock: Clock): Promise<GelecekRandevu> {
  const randevu = await findOwn(tx, musteriID, randevuID, clock);
  if (!isDegisir(randevu, sonDegisiklik(sayfa, clock))) throw new AppError('degistirmeSuresiGecti');
  return randevu;
}
