import type { ReplyOf } from '@defter/contract/call.ts';
import type { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { DOSYA_PATH } from '../../../platform/files/file-path.ts';
import type { Context } from '../../../platform/http/context.ts';

export type Resim = ReplyOf<typeof onlineRandevuCalls.resimler>['liste'][number];

/** The pictures of the page, the one at its head first. */
export async function readResimler(tx: Tx): Promise<Resim[]> {
  const { rows } = await sql<Resim>`
    select id, tur, ${DOSYA_PATH} || buyuk as buyuk, ${DOSYA_PATH} || kucuk as kucuk, genislik, yukseklik, aciklama from sayfa_resmi order by tur, sira`.execute(tx);
  return rows;
}

export const listResimler = async ({ tx }: Context<typeof onlineRandevuCalls.resimler>) => ({ liste: await readResimler(tx) });
