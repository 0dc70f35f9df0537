import { NAKIT_ID } from '@defter/contract/tanim.ts';
import { type Kurus, kurus, subtract, sum, ZERO } from '@defter/rules/para.ts';
import { changeOf } from '@defter/rules/satis.ts';

/** One method with its amount, as it is typed; text is an amount that could not be read. */
export type GirilenOdeme = { key: number; odemeSekliID: number | null; tutar: Kurus | string | null };
export type Odeme = { odemeSekliID: number; tutar: Kurus };

/** What is typed first: all of it in cash. */
export const ilkOdeme = (tutar: Kurus | null): GirilenOdeme[] => [{ key: 0, odemeSekliID: NAKIT_ID, tutar }];

/** The payments that are typed, or undefined while one of them says no method or no amount. */
export function odemelerOf(satirlar: readonly GirilenOdeme[]): Odeme[] | undefined {
  const odemeler = satirlar.flatMap(({ odemeSekliID, tutar }) => (odemeSekliID !== null && typeof tutar === 'number' && tutar > 0 ? [{ odemeSekliID, tutar }] : []));
  return odemeler.length === satirlar.length ? odemeler : undefined;
}

/** What the lines come to, also while one of them has no method yet or an amount that cannot be read. */
export const girilenToplam = (satirlar: readonly GirilenOdeme[]): Kurus => sum(satirlar.flatMap(({ tutar }) => (typeof tutar === 'number' ? [tutar] : [])));

type Hesap = { toplam: Kurus; fazla: Kurus; /** Undefined where more than the debt is paid by other methods than cash. */ paraUstu: Kurus | undefined };

/** What payments come to against a debt. */
export function hesapOf(borc: Kurus, odemeler: readonly Odeme[]): Hesap {
  const toplam = sum(odemeler.map(({ tutar }) => tutar));
  const fazla = toplam > borc ? subtract(toplam, borc) : ZERO;
  return { toplam, fazla, paraUstu: changeOf(borc, odemeler.map(({ odemeSekliID, tutar }) => ({ tutar, nakit: odemeSekliID === NAKIT_ID }))) };
}

/** The payments without what goes back of the cash. */
export function withoutParaUstu(odemeler: readonly Odeme[], paraUstu: Kurus): Odeme[] {
  let left: Kurus = paraUstu;
  return odemeler.flatMap((odeme) => {
    const geri = odeme.odemeSekliID === NAKIT_ID ? kurus(Math.min(left, odeme.tutar)) : ZERO;
    left = subtract(left, geri);
    return odeme.tutar > geri ? [{ ...odeme, tutar: subtract(odeme.tutar, geri) }] : [];
  });
}
