import { sql } from 'kysely';
import { addDays, addMonths, startOfMonth, startOfNextMonth, type Tarih } from '@defter/rules/tarih.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { takeTurn } from '../../platform/db/turn.ts';

/** What is closed of a business. */
export type Kapanmislar = {
  /** The first and the last closed month, by their first days; null while nothing is closed. */
  ilk: Tarih | null;
  son: Tarih | null;
  /** From when on changes of sales are to be looked at: an hour before the last closing, for what was being saved then. */
  degisen: string | null;
};

/** A month: its days, and its closing where it is closed. */
export type Ay = { bas: Tarih; son: Tarih; donem: { id: number; kapanisZamani: string; kapatanAdi: string } | null; kapanmislar: Kapanmislar };

/** The last day that is closed. */
export const kapananSon = ({ son }: Pick<Kapanmislar, 'son'>): Tarih | null => (son === null ? null : addDays(startOfNextMonth(son), -1));

/** The month that is closed next; null while nothing is closed. */
export const siradakiAy = ({ son }: Pick<Kapanmislar, 'son'>): Tarih | null => (son === null ? null : startOfNextMonth(son));

/** How far back the first month may lie: all months after it are closed one by one. */
const EN_ESKI_AY = 12;
/** Whether nothing is closed yet and a month is too long ago to begin with. */
export const isTooOld = ({ bas, kapanmislar }: Pick<Ay, 'bas' | 'kapanmislar'>, bugun: Tarih): boolean =>
  kapanmislar.son === null && bas < addMonths(startOfMonth(bugun), -EN_ESKI_AY);

export async function readKapanmislar(tx: Tx): Promise<Kapanmislar> {
  const { rows } = await sql<Kapanmislar>`
    select min(ay) as ilk, max(ay) as son, (max(kapanis_zamani) - interval '1 hour')::text as degisen from prim_donemi`.execute(tx);
  return rows[0]!;
}

/** The month of a day. */
export async function readAy(tx: Tx, gun: Tarih): Promise<Ay> {
  const bas = startOfMonth(gun);
  const [kapanmislar, { rows }] = await Promise.all([
    readKapanmislar(tx),
    sql<NonNullable<Ay['donem']>>`
      select d.id, d.kapanis_zamani as "kapanisZamani", concat_ws(' ', p.ad, p.soyad) as "kapatanAdi"
      from prim_donemi d join personel_ozet p on p.bayi_id = d.bayi_id and p.id = d.kapatan_personel_id
      where d.ay = ${bas}::date`.execute(tx),
  ]);
  return { bas, son: addDays(startOfNextMonth(bas), -1), donem: rows[0] ?? null, kapanmislar };
}

/** Waits for others who change rules or close a month, so that no month is closed by rules that are just being changed. */
export function lockPrim(tx: Tx): void {
  takeTurn(tx, 'prim');
}
