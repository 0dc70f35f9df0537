import { randevuCalls } from '@defter/contract/randevu.ts';
import { canEdit, canMoveTo, RandevuDurumu } from '@defter/rules/randevu.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { linkBirlikte, markGeldi } from '../randevu/close-randevu.ts';
import { tellKaporalar } from '../randevu/kapora/tell-kaporalar.ts';
import { readRandevu } from '../randevu/read-randevu.ts';
import { tellEach } from '../randevu/tell-each.ts';
import { lockBirlikte } from '../randevu/ziyaret/lock-birlikte.ts';
import { openSatisFromRandevu } from './open-satis.ts';

/**
 * Opens the sale of an appointment, or finds it, and marks the customer as arrived. Without services the sale begins
 * empty.
 */
export async function sellRandevu(context: Context<typeof randevuCalls.satis>) {
  const { tx, body, oturum, act, degisim } = context;
  const id = body.randevuID;
  // The appointment is locked first and read second, so that the second of two clicks sees the sale of the first. What is sold with it is
  // locked in the same statement, in one order: two desks that sell two of a visit never wait for each other.
  const [birlikteGelenler, randevu] = await Promise.all([lockBirlikte(tx, id), readRandevu(tx, id, oturum)]);
  const { durum, satisID, musteriID, ziyaretID } = randevu;
  if (satisID !== null) {
    act(null);
    return { id: satisID };
  }
  if (!canEdit(durum)) throw new AppError('randevuKapali');
  if (durum !== RandevuDurumu.geldi && !canMoveTo(durum, RandevuDurumu.geldi)) throw new AppError('durumGecisiYok');

  // One sale takes a whole visit.
  const birlikte = ziyaretID === null ? [{ id, ...randevu }] : birlikteGelenler;
  const hizmetler = birlikte.flatMap(({ uygulayanID, hizmetler: idler }) => idler.map((altUrunID) => ({ altUrunID, uygulayanPersonelID: uygulayanID })));
  const satis = await openSatisFromRandevu(context, { id, musteriID, hizmetler, kampanyali: body.kampanyali });
  const digerleri = birlikte.map((biri) => biri.id).filter((biri) => biri !== id);
  if (digerleri.length > 0) await linkBirlikte(tx, digerleri, satis.id);
  degisim(null, { musteriID, randevuID: id, hizmetler: hizmetler.map(({ altUrunID }) => altUrunID) });
  const gelecekler = birlikte.filter((biri) => biri.durum !== RandevuDurumu.geldi);
  if (gelecekler.length > 0) {
    const idler = gelecekler.map((biri) => biri.id);
    await markGeldi(tx, idler, context.clock.wallClock());
    // Deposits that were kept because nobody came are deposits again.
    for (const biri of idler) await tellEach(context, randevuCalls.update, biri, (told) => tellKaporalar({ ...context, degisim: told }, biri));
  }
  return satis;
}
