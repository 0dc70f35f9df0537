import type { satisCalls } from '@defter/contract/satis.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { lockSatis } from './load-satis.ts';
import { moveOdemeler } from './move-odemeler.ts';

/** Gives back one payment today. The record log keeps the reason. A payment that was given back before is 404. */
export async function iadeOdeme(context: Context<typeof satisCalls.iade>) {
  const { tx, body, degisim } = context;
  const odeme = await tx.selectFrom('satis_odeme').where('id', '=', body.id).select('satis_id').executeTakeFirst();
  const satis = await lockSatis(context, { id: found(odeme).satis_id });
  const iade = satis.odemeler.filter(({ id }) => id === body.id);
  found(iade[0]);
  const { before, after } = await moveOdemeler(context, satis, { alinacak: [], iade });
  degisim(before, after);
  if (body.neden !== null) degisim(null, { neden: body.neden });
  return { id: satis.id };
}
