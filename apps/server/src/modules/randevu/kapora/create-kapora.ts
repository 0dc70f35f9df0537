import type { kaporaCalls } from '@defter/contract/kapora.ts';
import { canEdit, occupiesSlot } from '@defter/rules/randevu.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { countKaporalar } from '../../kapora/read-kaporalar.ts';
import { takeKapora } from '../../kapora/take-kapora.ts';
import { LOCK_RANDEVU, readRandevu } from '../read-randevu.ts';

/**
 * Takes a deposit for an appointment that stands. It is held until then, so that nobody cancels it meanwhile. An appointment may have
 * several, but not one that another desk has taken since this one looked, or where it does not say when, since it has asked.
 */
export async function createKapora(context: Context<typeof kaporaCalls.create>) {
  const { tx, body, oturum, degisim } = context;
  const gorulen = body.kaporaSayisi ?? (await countKaporalar(tx, body.randevuID));
  const { musteriID, durum } = await readRandevu(tx, body.randevuID, oturum, LOCK_RANDEVU);
  if (!occupiesSlot(durum) || !canEdit(durum)) throw new AppError('kaporaAlinamaz');
  if ((await countKaporalar(tx, body.randevuID)) !== gorulen) throw new AppError('kaporaAlinmis');
  const { id, tarih } = await takeKapora(context, { ...body, musteriID });
  const { tutar, odemeSekliID } = body;
  degisim(null, { tutar, odemeSekliID, tarih });
  return { id };
}
