import type { kaporaCalls } from '@defter/contract/kapora.ts';
import { canEdit, occupiesSlot } from '@defter/rules/randevu.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { takeKapora } from '../../kapora/take-kapora.ts';
import { LOCK_RANDEVU, readRandevu } from '../read-randevu.ts';

/** Takes a deposit for an appointment that stands. It is held until then, so that nobody cancels it meanwhile. */
export async function createKapora(context: Context<typeof kaporaCalls.create>) {
  const { tx, body, oturum, degisim } = context;
  const { musteriID, durum } = await readRandevu(tx, body.randevuID, oturum, LOCK_RANDEVU);
  if (!occupiesSlot(durum) || !canEdit(durum)) throw new AppError('kaporaAlinamaz');
  const { id, tarih } = await takeKapora(context, { ...body, musteriID });
  const { tutar, odemeSekliID } = body;
  degisim(null, { tutar, odemeSekliID, tarih });
  return { id };
}
