import { basename } from 'node:path';
import type { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { found } from '../../../platform/errors/app-error.ts';
import { forgetFiles } from '../../../platform/files/forget-files.ts';
import type { Context } from '../../../platform/http/context.ts';

type Gone = { tur: string; buyuk: string; kucuk: string; aciklama: string | null };

/** Takes a picture out of the table; its files go once that is on disk. */
export async function takeResim(tx: Tx, kosul: RawBuilder<unknown>): Promise<Gone | undefined> {
  const { rows } = await sql<Gone>`delete from sayfa_resmi where ${kosul} returning tur, buyuk, kucuk, aciklama`.execute(tx);
  return rows[0];
}

export async function removeResim({ tx, body: { id }, files, degisim, afterCommit }: Context<typeof onlineRandevuCalls.removeResim>) {
  const { tur, buyuk, kucuk, aciklama } = found(await takeResim(tx, sql`id = ${id}`));
  degisim({ resimTuru: tur, resim: basename(buyuk), resimAciklamasi: aciklama }, { resimTuru: null, resim: null, resimAciklamasi: null });
  await forgetFiles({ tx, files, afterCommit }, [buyuk, kucuk]);
  return { id };
}
