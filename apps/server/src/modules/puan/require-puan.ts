import { toYuzdePuan } from '@defter/rules/puan.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import { holdMusteri } from '../musteri/lock-musteri.ts';
import type { PuanHareketi } from './insert-hareketler.ts';

/**
 * Refuses movements by which a customer would pay with points that are not there, or with those that the same sale
 * earns. The customer's row is locked first, so of two payments at once the second counts what the first has spent;
 * where nothing is spent, nothing is asked.
 * @param satisID null for a sale that is new
 * @param yol the field of what was sent that the refusal names
 */
export async function requirePuan(tx: Tx, satisID: number | null, hareketler: readonly PuanHareketi[], yol = 'odemeler'): Promise<void> {
  const odemeler = hareketler.filter(({ tur }) => tur === 'odeme');
  const odeyen = odemeler.find(({ puan }) => puan < 0)?.musteriID;
  if (odeyen === undefined) return;
  const [, { rows }] = await Promise.all([
    holdMusteri(tx, odeyen),
    sql<{ puan: number }>`
      select coalesce(sum(puan), 0) as puan from puan_hareket
      where musteri_id = ${odeyen} and not (tur = 'kazanc' and satis_id is not distinct from ${satisID}::bigint)`.execute(tx),
  ]);
  const kalan = odemeler.reduce((sum, { musteriID, puan }) => (musteriID === odeyen ? sum + toYuzdePuan(puan) : sum), Number(toYuzdePuan(rows[0]!.puan)));
  if (kalan < 0) throw refusalAt(yol, 'puanYetersiz');
}
