import type { Tx } from '../../platform/db/connection.ts';
import { sql } from 'kysely';
import { loadAyarlar } from '../ayar/load-ayarlar.ts';
import { GELMEME_SAYISI } from '../musteri/queries.ts';

/**
 * How many appointments a customer has missed, and whether these are as many as the business bears (setting gelmemeSiniri).
 * Every booking asks it: the desk is warned, a page without a desk may refuse.
 */
export async function readGelmeme(tx: Tx, musteriID: number): Promise<{ sayi: number; asildi: boolean }> {
  const [{ rows }, { gelmemeSiniri }] = await Promise.all([
    sql<{ sayi: number }>`select ${GELMEME_SAYISI} as sayi from musteri_ozet m where m.id = ${musteriID}`.execute(tx),
    loadAyarlar(tx),
  ]);
  const sayi = rows[0]?.sayi ?? 0;
  return { sayi, asildi: gelmemeSiniri > 0 && sayi >= gelmemeSiniri };
}
