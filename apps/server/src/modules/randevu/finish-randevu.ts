import type { randevuCalls } from '@defter/contract/randevu.ts';
import { canMoveTo, RandevuDurumu } from '@defter/rules/randevu.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { readRandevu } from './read-randevu.ts';
import { followZiyaret } from './ziyaret/follow-ziyaret.ts';

/** The visit is over and nothing more is written on it. */
export async function finishRandevu({ tx, body, oturum, clock, degisim }: Context<typeof randevuCalls.kapat>) {
  const eski = await readRandevu(tx, body.id, oturum);
  const { durum, surum } = eski;
  if (!canMoveTo(durum, RandevuDurumu.kapandi)) throw new AppError('durumGecisiYok');
  const row = await tx
    .updateTable('randevu')
    .set({ durum: RandevuDurumu.kapandi, surum: surum + 1, son_degistiren_personel_id: oturum.personelID })
    .where('id', '=', body.id)
    .where('surum', '=', surum)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new AppError('kayitDegismis');
  const birlikte = await followZiyaret(tx, eski, { id: body.id, durum: RandevuDurumu.kapandi, degistirenID: oturum.personelID, an: clock.wallClock() });
  degisim({ randevuDurumu: durum }, { randevuDurumu: RandevuDurumu.kapandi, ...birlikte });
  return row;
}
