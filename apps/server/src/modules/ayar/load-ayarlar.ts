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

/** The version of all settings together; start it together with what is read anyway. */
export async function readAyarSurumu(tx: Tx): Promise<number> {
  const { surum } = await tx.selectFrom('ayar').select('surum').executeTakeFirstOrThrow();
  return surum;
}

/** Holds the settings of the bayi: two saves at once come one after the other, whatever part they are about. */
export async function lockAyar(tx: Tx): Promise<object> {
  const { degerler } = await tx.selectFrom('ayar').select('degerler').forUpdate().executeTakeFirstOrThrow();
  return degerler as object;
}
