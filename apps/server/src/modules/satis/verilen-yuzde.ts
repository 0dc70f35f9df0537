import { IskontoTip } from '@defter/contract/satis.ts';
import type { Kurus } from '@defter/rules/para.ts';
import type { Satir } from './satir.ts';

/**
 * The discount in percent that belongs to a price that follows from what is sold: less than a kuruş of each piece, so that the pieces
 * come to the whole price of a package. The discount of the customer's group is given beside it.
 */
export const verilenYuzde = ({ adet, iskontoTip, iskonto, birimFiyat }: Satir, verilen: Kurus | undefined, musteriIskonto: number): number =>
  verilen !== undefined && iskontoTip === IskontoTip.tutar && iskonto < adet && birimFiyat > 0 ? (iskonto * 100) / (adet * birimFiyat) + musteriIskonto : 0;
