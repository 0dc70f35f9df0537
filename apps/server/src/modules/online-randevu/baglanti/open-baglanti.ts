import { hashToken } from '../../../platform/auth/oturum.ts';
import { countWrong, refuseLocked, type Sinir } from '../../../platform/auth/lockout.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/http/context.ts';
import { type Client, networkOf } from '../../../platform/http/client.ts';
import { sql } from 'kysely';
import { findBySayfaKodu } from '../../bayi/sayfa-kodu.ts';
import { readSayfa, type Sayfa } from '../read-sayfa.ts';

/** The customer of a link, and the rules of the salon. */
export type Sahip = { bayiID: number; musteriID: number; sayfa: Sayfa };
type Istek = { params: { kod: string }; body: { baglanti: string }; client: Client };
type Work<T> = (tx: Tx, sahip: Sahip) => Promise<T>;

/** Wrong links of one address in a quarter of an hour. Nobody guesses 256 bits: it keeps who tries from asking for free. */
const limitsOf = ({ ip }: Client): Sinir[] => [{ anahtar: `baglanti ${networkOf(ip)}`, sinir: 20 }];

/**
 * Works for whoever has a customer's own link. A link that has expired or was ended, one of another salon and one that never was
 * are answered alike, slower each time.
 * @throws AppError baglantiGecersiz, cokFazlaIstek
 */
export async function onBaglanti<T>({ database }: Pick<Platform, 'database'>, how: 'read' | 'write', { params, body, client }: Istek, work: Work<T>): Promise<T> {
  const sinirlar = limitsOf(client);
  try {
    const bayiID = await database.system(async (tx) => {
      await refuseLocked(tx, sinirlar);
      return findBySayfaKodu(tx, params.kod);
    });
    const outcome = bayiID === undefined ? undefined : await database[how]({ bayiID }, (tx) => open(tx, bayiID, body.baglanti, work));
    if (outcome) return outcome.value;
    return await refuse(database, sinirlar);
  } catch (error) {
    throw error instanceof AppError && error.kod === 'girisKilitli' ? new AppError('cokFazlaIstek') : error;
  }
}

async function open<T>(tx: Tx, bayiID: number, jeton: string, work: Work<T>): Promise<{ value: T } | undefined> {
  const { rows } = await sql<{ musteriID: number }>`
    select musteri_id as "musteriID" from musteri_baglantisi where jeton_ozeti = ${hashToken(jeton)} and gecerlilik > now()`.execute(tx);
  const musteriID = rows[0]?.musteriID;
  return musteriID === undefined ? undefined : { value: await work(tx, { bayiID, musteriID, sayfa: await readSayfa(tx) }) };
}

async function refuse(database: Database, sinirlar: Sinir[]): Promise<never> {
  await countWrong(database, sinirlar);
  throw new AppError('baglantiGecersiz');
}
