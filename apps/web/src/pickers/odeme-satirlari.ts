import { NAKIT_ID } from '@defter/contract/tanim.ts';
import { type Kurus, kurus, subtract, sum, ZERO } from '@defter/rules/para.ts';
import { changeOf } from '@defter/rules/satis.ts';

/** One method with its amount, as it is typed; text is an amount that could not be read. */
export type GirilenOdeme = { key: number; odemeSekliID: number | null; tutar: Kurus | string | null };
export type Odeme = { odemeSekliID: number; tutar: Kurus };

/** The first line: the whole amount in cash. */
export const ilkOdeme = (tutar: Kurus | null): GirilenOdeme[] => [{ key: 0, odemeSekliID: NAKIT_ID, tutar }];

/** The typed payments, or undefined while one of them lacks its method or amount. */
export function odemelerOf(satirlar: readonly GirilenOdeme[]): Odeme[] | undefined {
  const odemeler = satirlar.flatMap(({ odemeSekliID, tutar }) => (odemeSekliID !== null && typeof tutar === 'number' && tutar > 0 ? [{ odemeSekliID, tutar }] : []));
  return odemeler.length === satirlar.length ? odemeler : undefined;
}

/** The sum of the lines, also while one of them has no method yet or an unreadable amount. */
export const girilenToplam = (satirlar: readonly GirilenOdeme[]): Kurus => sum(satirlar.flatMap(({ tutar }) => (typeof tutar === 'number' ? [tutar] : [])));

type Hesap = { toplam: Kurus; fazla: Kurus; /** Undefined if other methods than cash pay more than the debt. */ paraUstu: Kurus | undefined };

/** The payments against a debt: their sum, the excess, and the change. */
export function hesapOf(borc: Kurus, odemeler: readonly Odeme[]): Hesap {
  const toplam = sum(odemeler.map(({ tutar }) => tutar));
  const fazla = toplam > borc ? subtract(toplam, borc) : ZERO;
  return { toplam, fazla, paraUstu: changeOf(borc, odemeler.map(({ odemeSekliID, tutar }) => ({ tutar, nakit: odemeSekliID === NAKIT_ID }))) };
}

/** The payments without the change, which is taken off the cash. */
export function withoutParaUstu(odemeler: readonly Odeme[], paraUstu: Kurus): Odeme[] {
  let left: Kurus = paraUstu;
  return odemeler.flatMap((odeme) => {
    const geri = odeme.odemeSekliID === NAKIT_ID ? kurus(Math.min(left, odeme.tutar)) : ZERO;
    left = subtract(left, geri);
    return odeme.tutar > geri ? [{ ...odeme, tutar: subtract(odeme.tutar, geri) }] : [];
  });
}
