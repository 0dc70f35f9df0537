import type { AnyCall } from '@defter/contract/call.ts';
import { sql } from 'kysely';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';

/** Refuses a package that is paid with points, to whoever lacks the right for it (spec 2§6). */
export async function requirePuanHakki({ tx, oturum }: Pick<Context<AnyCall>, 'tx' | 'oturum'>, odemeler: readonly { id: number; odemeSekliID?: number | undefined }[] | undefined): Promise<void> {
  const idler = (odemeler ?? []).flatMap(({ id, odemeSekliID }) => (id === 0 && odemeSekliID !== undefined ? [odemeSekliID] : []));
  if (oturum.yetkiler.has('paketPuanlaOde') || idler.length === 0) return;
  const { rows } = await sql`select from odeme_sekli where puan_odemesi_mi and id = any(${idler}::bigint[])`.execute(tx);
  if (rows.length > 0) throw new AppError('yetkiYok', { alanlar: { odemeler: 'yetkiYok' } });
}
