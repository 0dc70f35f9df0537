import { sql } from 'kysely';
import { AppError } from '../errors/app-error.ts';
import type { Tx } from './connection.ts';
import { takeTurn } from './turn.ts';
import type { DB } from './types.ts';

/** The tables that keep texts in versions. A version is never changed: whoever has agreed to one or signed it has agreed to that one. */
type MetinTablosu = { [T in keyof DB]: 'tur' | 'surum' | 'metin' extends keyof DB[T] ? T : never }[keyof DB];
/** `ozet` for a table that keeps the digest of the text. */
type YeniMetin = { tablo: MetinTablosu; tur: string; metin: string; ozet?: string; personel_id: number };

/** A version as the wire shows it, of the row `m` of such a table. */
export const METIN_JSON = sql`json_build_object('id', m.id, 'tur', m.tur, 'surum', m.surum, 'metin', m.metin,
  'kayitZamani', m.kayit_zamani, 'yazan', (select concat_ws(' ', p.ad, p.soyad) from personel_ozet p
    where p.bayi_id = m.bayi_id and p.id = m.personel_id))`;

/**
 * Adds a version of a text. Given the version that was read, it refuses when somebody has written one since; null adds without this check.
 * @throws AppError kayitDegismis
 */
export async function addMetin(tx: Tx, { tablo, ...satir }: YeniMetin, okunan: number | null): Promise<{ id: number; surum: number }> {
  // The saves of one kind take turns, so that one without a version is not refused because of another at the same moment.
  takeTurn(tx, tablo);
  const { rows } = await sql<{ id: number; surum: number }>`
    insert into ${sql.table(tablo)} (surum, ${sql.join(Object.keys(satir).map((sutun) => sql.ref(sutun)))})
    select coalesce(max(surum), 0) + 1, ${sql.join(Object.values(satir))} from ${sql.table(tablo)} where tur = ${satir.tur}
    having ${okunan}::int is null or max(surum) = ${okunan}::int
    returning id, surum`.execute(tx);
  if (!rows[0]) throw new AppError('kayitDegismis');
  return rows[0];
}
