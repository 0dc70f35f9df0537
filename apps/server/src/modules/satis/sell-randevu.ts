import type { randevuCalls } from '@defter/contract/randevu.ts';
import { canEdit, canMoveTo, RandevuDurumu } from '@defter/rules/randevu.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { lockRandevu, markGeldi } from '../randevu/close-randevu.ts';
import { readRandevu } from '../randevu/read-randevu.ts';
import { openSatisFromRandevu } from './open-satis.ts';

/**
 * Opens the sale of an appointment, or finds it, and marks the customer as arrived. Without services the sale begins
 * empty.
 */
export async function sellRandevu(context: Context<typeof randevuCalls.satis>) {
  const { tx, body, oturum, act, degisim } = context;
  const id = body.randevuID;
  // The appointment is locked first and read second, so that the second of two clicks sees the sale of the first.
  const [, randevu] = await Promise.all([lockRandevu(tx, id), readRandevu(tx, id, oturum)]);
  const { durum, satisID, musteriID, uygulayanID, hizmetler } = randevu;
  if (satisID !== null) {
    act(null);
    return { id: satisID };
  }
  if (!canEdit(durum)) throw new AppError('randevuKapali');
  const gelecek = durum !== RandevuDurumu.geldi;
  if (gelecek && !canMoveTo(durum, RandevuDurumu.geldi)) throw new AppError('durumGecisiYok');

  const satis = await openSatisFromRandevu(context, { id, musteriID, uygulayanPersonelID: uygulayanID, altUrunIDler: hizmetler });
  degisim(null, { musteriID, randevuID: id, hizmetler });
  if (gelecek) await markGeldi(tx, id, context.clock.wallClock());
  return satis;
}
