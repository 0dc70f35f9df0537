import { type Kurus, kurus, subtract, sum } from '@defter/rules/para.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockKaporalar, type MevcutKapora } from '../kapora/lock-kaporalar.ts';
import { moveKaporalar } from '../kapora/move-kaporalar.ts';
import { lockSatilanlar } from '../randevu/close-randevu.ts';
import type { Katalog } from './load-katalog.ts';
import type { YeniOdeme } from './satir.ts';

type Satis = { /** Null for a new sale. */ satisID: number | null; randevuID: number | null; islemde: boolean };

/**
 * The deposits that a sale sets off as it is finished, held until then; that of a visit has those of all its appointments. An open
 * sale may still change, so it sets off none. Throws randevudaSatisVar for a new sale of an appointment that has one, also that of
 * its visit.
 */
export async function lockMahsup(tx: Tx, { satisID, randevuID, islemde }: Satis): Promise<MevcutKapora[]> {
  if (randevuID === null) return [];
  const satilanlar = await lockSatilanlar(tx, { randevuID, satisID });
  if (satisID === null && satilanlar.some((randevu) => randevu.satisID !== null)) throw new AppError('randevudaSatisVar');
  return islemde ? [] : (await lockKaporalar(tx, satilanlar.map(({ id }) => id))).filter(({ kalan }) => kalan > 0);
}

/** Pays what is left of a sale out of the deposits, oldest first. */
export function payByKapora<Secim extends { yeni: YeniOdeme[]; alinan: Kurus }>(
  secim: Secim,
  kaporalar: readonly MevcutKapora[],
  { odemeSekilleri }: Katalog,
  { toplam, bugun }: { toplam: Kurus; bugun: string },
): Secim {
  let alinan = secim.alinan;
  const yeni = [...secim.yeni];
  for (const { id, odemeSekliID, kalan } of kaporalar) {
    const tutar = kurus(Math.min(kalan, subtract(toplam, alinan)));
    if (tutar <= 0) continue;
    yeni.push({ odemeSekliID, tutar, tarih: bugun, aciklama: null, puan: 0, katsayi: odemeSekilleri.get(odemeSekliID)!.katsayi, kaporaID: id });
    alinan = sum([alinan, tutar]);
  }
  return { ...secim, yeni, alinan };
}

/** Takes out of the deposits what the sale has booked as its own payments. */
export async function spendKaporalar(tx: Tx, kaporalar: readonly MevcutKapora[], odemeler: readonly YeniOdeme[], kim: { bugun: string; personelID: number }): Promise<void> {
  const hareketler = kaporalar.flatMap((kapora) => {
    const odeme = odemeler.find(({ kaporaID }) => kaporaID === kapora.id);
    return odeme ? [{ kapora, mahsup: odeme.tutar }] : [];
  });
  await moveKaporalar(tx, hareketler, kim);
}
