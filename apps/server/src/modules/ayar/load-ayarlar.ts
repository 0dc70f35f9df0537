import { AYAR_VARSAYILANLARI, type Ayarlar, type AyarAnahtari } from '@defter/contract/ayar.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

/**
 * The settings of the bayi, whole. One row by its key: start it together with what is read anyway,
 * `await Promise.all([loadAyarlar(tx), …])`, and it costs no trip of its own.
 */
export async function loadAyarlar(tx: Tx): Promise<Ayarlar> {
  const row = await tx.selectFrom('ayar').select('degerler').executeTakeFirst();
  return { ...AYAR_VARSAYILANLARI, ...(row?.degerler as Partial<Ayarlar> | undefined) };
}

/** Whether a switch is on, inside a statement that decides by it: ``sql`… where ${isAyar('vardiyaKullanilsin')}` ``. */
export const isAyar = (anahtar: AyarAnahtari): RawBuilder<boolean> =>
  sql`coalesce((select (degerler ->> ${anahtar})::boolean from ayar), ${AYAR_VARSAYILANLARI[anahtar]})`;
