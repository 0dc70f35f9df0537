import type { BodyOf } from '@defter/contract/call.ts';
import type { yanitCalls } from '@defter/contract/yanit.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError, found } from '../../platform/errors/app-error.ts';

type Kimin = Pick<BodyOf<typeof yanitCalls.okundu>, 'musteriID' | 'yanitID'>;

/** The numbers of a conversation: all of a customer's, the one they want to be written to first, or that of a reply. @throws AppError bulunamadi */
export async function telefonlarOf(tx: Tx, { musteriID, yanitID }: Kimin): Promise<string[]> {
  if (yanitID !== null) return [found(await tx.selectFrom('gelen_mesaj').select('telefon').where('id', '=', yanitID).executeTakeFirst()).telefon];
  if (musteriID === null) throw new AppError('alanlarHatali', { alanlar: { musteriID: 'zorunluAlan' } });
  found((await sql`select id from musteri_ozet where id = ${musteriID}`.execute(tx)).rows[0]);
  const { rows } = await sql<{ telefon: string }>`select telefon from musteri_telefon_ozet where musteri_id = ${musteriID} order by varsayilan_mi desc, id`.execute(tx);
  return rows.map(({ telefon }) => telefon);
}

/** How many replies nobody has read. */
export const OKUNMAMIS: RawBuilder<unknown> = sql`(select count(*) from gelen_mesaj where okunma is null)`;
