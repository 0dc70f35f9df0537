import type { ZiyaretSatiri } from '@defter/contract/ziyaret.ts';
import type { Yapan } from '../../../platform/auth/oturum.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { errorFromDatabase } from '../../../platform/errors/from-database.ts';
import { bookRandevu, type YeniRandevu } from '../book-randevu.ts';
import { CAKISMALAR } from '../cakismalar.ts';

/** The fields that a visit has once for all its lines. */
const ORTAK_ALANLAR: readonly string[] = ['musteriID', 'randevuTarihi'];

/** One line of a visit as an appointment, from what all of them share. */
export const randevuOf = (ortak: Pick<YeniRandevu, 'musteriID' | 'randevuTarihi' | 'randevuDurumu' | 'randevuNotu'>, { randevuHizmet, ...satir }: ZiyaretSatiri): YeniRandevu => ({
  ...ortak,
  ...satir,
  hizmetler: randevuHizmet.map(({ altUrunID }) => altUrunID),
});

/** Books a line of a visit; a refusal names it by its place among the lines that were sent, from 0. */
export const bookSatir = (tx: Tx, randevu: YeniRandevu, sira: number, kim: { kaydeden: Yapan; clock: Clock }): ReturnType<typeof bookRandevu> =>
  bookRandevu(tx, randevu, kim).catch((error: unknown) => {
    throw refusalOfLine(error, sira);
  });

/** The same refusal, at the line that it is about. */
function refusalOfLine(error: unknown, sira: number): unknown {
  const refusal = error instanceof AppError ? error : errorFromDatabase(error, CAKISMALAR);
  if (!refusal) return error;
  const { kod, veri, alanlar = { randevuSutunBaslikID: kod } } = refusal;
  const named = Object.entries(alanlar).map(([alan, neden]) => [ORTAK_ALANLAR.includes(alan) ? alan : `randevular[${sira}].${alan}`, neden]);
  return new AppError(kod, { alanlar: Object.fromEntries(named), ...(veri && { veri }) });
}

/** When a line is, as the record log tells it. */
export const tellSatir = ({ baslangicSaat, bitisSaat }: ZiyaretSatiri) => `${baslangicSaat}–${bitisSaat}`;
