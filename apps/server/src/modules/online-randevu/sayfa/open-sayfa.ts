import type { Paket } from '@defter/rules/paket.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError, found } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/http/context.ts';
import { readPaket } from '../../bayi/get-bayi.ts';
import { findBySayfaKodu } from '../../bayi/sayfa-kodu.ts';
import { readSayfa, type Sayfa } from '../read-sayfa.ts';

/** A page that is open, and the plan of its salon today. */
export type AcikSayfa = Sayfa & { bayiID: number; paket: Paket };
type Work<T> = (tx: Tx, sayfa: AcikSayfa) => Promise<T>;

/** Reads for a visitor of the page. Throws bulunamadi alike for a page that is closed, whose plan has ended, and that never was. */
export const readOnSayfa = <T>(platform: Pick<Platform, 'database' | 'clock'>, kod: string, work: Work<T>): Promise<T> => onSayfa(platform, 'read', kod, work);

/** The same for what changes something, in one transaction of the bayi. */
export const writeOnSayfa = <T>(platform: Pick<Platform, 'database' | 'clock'>, kod: string, work: Work<T>): Promise<T> => onSayfa(platform, 'write', kod, work);

async function onSayfa<T>({ database, clock }: Pick<Platform, 'database' | 'clock'>, how: 'read' | 'write', kod: string, work: Work<T>): Promise<T> {
  const bayiID = await findBayi(database, kod);
  return database[how]({ bayiID }, async (tx) => {
    const bugun = clock.today();
    const [sayfa, paket] = await Promise.all([readSayfa(tx), readPaket(tx, bayiID, bugun)]);
    if (!sayfa.sayfaAcik || (paket.bitis !== null && paket.bitis < bugun)) throw new AppError('bulunamadi');
    return work(tx, { ...sayfa, bayiID, paket });
  });
}

const findBayi = async (database: Database, kod: string): Promise<number> => found(await database.system((tx) => findBySayfaKodu(tx, kod)));
