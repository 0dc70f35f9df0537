import { tanimOf, type TanimTuru } from '@defter/contract/tanim.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { found, AppError } from '../../platform/errors/app-error.ts';
import { tabloOf } from './tablo.ts';

/** A row of the table. */
export type TanimKaydi = { id: number; adi: string; sistem?: boolean } & Record<string, unknown>;

/** Reads and locks an entry until the end of the transaction; 404 when there is none. */
export async function lockTanim(tx: Tx, tur: TanimTuru, id: number): Promise<TanimKaydi> {
  const { rows } = await sql<TanimKaydi>`select * from ${tabloOf(tur)} where id = ${id} for update`.execute(tx);
  return found(rows[0]);
}

/** Refuses to remove an entry that the program itself uses in every bayi. */
export function refuseKalici(tur: TanimTuru, { id, sistem }: TanimKaydi): void {
  if (sistem || tanimOf(tur).kalici.includes(id)) throw new AppError('sistemKaydi');
}
