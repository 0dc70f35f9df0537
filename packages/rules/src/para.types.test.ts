import { expect, it } from 'vitest';
import { formatTL, kurus, type Kurus, subtract, sum, toLira } from './para.ts';
import { priceInPuan, toYuzdePuan } from './puan.ts';
import { changeOf, priceBrut } from './satis.ts';

/* Code that the compiler refuses: each line below would be wrong by a factor of a hundred, or by a kuruş. */

const take = (amount: Kurus): number => amount;

it('keeps money apart from every other number', () => {
  const amount = kurus(12_50);
  // @ts-expect-error a plain number may be lira
  take(12.5);
  // @ts-expect-error lira are no kuruş
  take(toLira(amount));
  // @ts-expect-error points are no money
  take(toYuzdePuan(12.5));
  // @ts-expect-error the result of `+` is a plain number: the sum might hold lira
  take(amount + amount);
  // @ts-expect-error the result of `*` may be half a kuruş
  take(amount * 1.5);
  // @ts-expect-error a price of the catalogue in lira is no price of the rules
  priceBrut({ adet: 1, birimFiyat: 100 });
  // @ts-expect-error money is priced in points, points are not
  priceInPuan(toYuzdePuan(1), 1);
  // @ts-expect-error lira are not displayed as kuruş
  formatTL(12.5);
  // @ts-expect-error cash in lira gives no change in kuruş
  changeOf(amount, [{ tutar: 12, nakit: true }]);
  expect(take(sum([amount, subtract(amount, amount)]))).toBe(12_50);
});
