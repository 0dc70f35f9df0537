import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { takeTurn } from '../../../platform/db/turn.ts';
import { AppError } from '../../../platform/errors/app-error.ts';

/** How long a time is kept, and how many one address and all of them together may keep at once. */
export const TUTMA_SANIYE = 5 * 60;
const EN_COK_SORAN = 5;
const EN_COK_BAYI = 40;

type Tutma = {
  /** Digests of the visitor's token and address. */
  jetonOzeti: Buffer;
  soranOzeti: Buffer;
  sutunIDler: readonly number[];
  /** With the time around it, `YYYY-MM-DD HH:mm`. */
  baslangic: string;
  bitis: string;
  /** How long; by default as for a visitor of the page. */
  saniye?: number;
};

/**
 * Lets those who keep times of a bayi come one after the other until the end of the transaction, and whoever books on that day
 * (`YYYY-MM-DD`) after them; forgets what nobody keeps any more. Call it before the free times are read.
 */
export async function lockTutmalar(tx: Tx, gun: string): Promise<void> {
  takeTurn(tx, 'tutma');
  takeTurn(tx, `tutma ${gun}`);
  await sql`delete from randevu_tutma where gecerlilik <= now()`.execute(tx);
}

/** Keeps a time that was just found free, for the visitor alone. Columns that take two at once need not be kept. Throws tutmaSiniri. */
export async function holdSaat(tx: Tx, { jetonOzeti, soranOzeti, sutunIDler, baslangic, bitis, saniye = TUTMA_SANIYE }: Tutma): Promise<void> {
  const { rows } = await sql<{ soran: number; hepsi: number }>`
    select count(distinct jeton_ozeti) filter (where soran_ozeti = ${soranOzeti}) as soran, count(distinct jeton_ozeti) as hepsi
    from randevu_tutma where jeton_ozeti <> ${jetonOzeti}`.execute(tx);
  const { soran, hepsi } = rows[0]!;
  if (soran >= EN_COK_SORAN || hepsi >= EN_COK_BAYI) throw new AppError('tutmaSiniri');
  await sql`
    insert into randevu_tutma (jeton_ozeti, soran_ozeti, randevu_basligi_id, baslangic, bitis, gecerlilik)
    select ${jetonOzeti}, ${soranOzeti}, b.id, ${baslangic}::timestamp, ${bitis}::timestamp, now() + make_interval(secs => ${saniye})
    from randevu_basligi b where b.id = any(${sutunIDler}::bigint[]) and b.ayni_saatte_randevu_verilmesin order by b.id`.execute(tx);
}

/** Lets go what a visitor keeps. */
export async function releaseTutma(tx: Tx, jetonOzeti: Buffer | null): Promise<void> {
  if (jetonOzeti) await tx.deleteFrom('randevu_tutma').where('jeton_ozeti', '=', jetonOzeti).execute();
}

/** Whether one of these columns is kept for a visitor of the page within this time; the visitor's own is let go before it is booked. */
export const isTutulan = ({ sutunlar, aralik }: { sutunlar: RawBuilder<unknown>; aralik: RawBuilder<unknown> }): RawBuilder<boolean> => sql`exists (
  select from randevu_tutma t where t.randevu_basligi_id = any(${sutunlar}) and t.gecerlilik > now() and tsrange(t.baslangic, t.bitis) && ${aralik})`;
