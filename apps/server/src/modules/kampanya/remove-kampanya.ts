import type { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { sql } from 'kysely';
import { sendStatement } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';
import { forgetFiles } from '../../platform/files/forget-files.ts';
import type { Context } from '../../platform/http/context.ts';
import { takeResim } from './resim.ts';

/** Removes a campaign. The sales that it discounted keep its name and its amount. */
export async function removeKampanya({ tx, body, files, degisim, afterCommit }: Context<typeof kampanyaCalls.remove>) {
  // Held first, so that a picture which is being uploaded is seen and its file goes too.
  sendStatement(tx, sql`select from kampanya where id = ${body.id} for update`);
  const resim = await takeResim(tx, body.id);
  const gone = await tx.deleteFrom('kampanya').where('id', '=', body.id).returning(['id', 'kampanya_adi as kampanyaAdi', 'aciklama']).executeTakeFirst();
  const { id, ...kayit } = found(gone);
  degisim(kayit, null);
  if (resim) await forgetFiles({ tx, files, afterCommit }, [resim]);
  return { id };
}
