import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/connection.ts';
import { AppError } from '../errors/app-error.ts';

/*
 * The limits of every code that goes by SMS, whatever it proves: six digits, valid for three minutes, five a day, half
 * a minute between two (spec 2§9).
 */
export const CODE_MINUTES = 3;
export const CODES_A_DAY = 5;
const BEKLEME_SANIYE = 30;

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * Throws kodSinir or kodBekle, judged by the codes that were sent today.
 * @param gonderilen table and condition of those codes: ``sql`dogrulama_kodu where telefon = ${telefon}` ``
 * @param sinir how many there may be in a day
 */
export async function refuseTooManyCodes(tx: Tx, gonderilen: RawBuilder<unknown>, sinir: number): Promise<void> {
  const { rows } = await sql<{ bugun: number; saniye: number | null }>`
    select count(*) as bugun, ceil(${BEKLEME_SANIYE} - extract(epoch from now() - max(olusturma)))::int as saniye
    from ${gonderilen}
      and olusturma >= date_trunc('day', now() at time zone 'Europe/Istanbul') at time zone 'Europe/Istanbul'`.execute(tx);
  const { bugun, saniye } = rows[0]!;
  if (bugun >= sinir) throw new AppError('kodSinir');
  if (saniye !== null && saniye > 0) throw new AppError('kodBekle', { veri: { saniye } });
}
