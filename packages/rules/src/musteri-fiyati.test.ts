import { expect, it } from 'vitest';
import { decideFiyat } from './musteri-fiyati.ts';
import { kurus, ZERO } from './para.ts';

const liste = { fiyat: kurus(100_00), fiyat2: kurus(80_00), ozelFiyat: null, ikinciMi: false };

it('the price is the one agreed with the customer, then the second one of the group, then that of the list', () => {
  expect(decideFiyat(liste)).toEqual({ fiyat: 100_00, neden: null });
  expect(decideFiyat({ ...liste, ikinciMi: true })).toEqual({ fiyat: 80_00, neden: 'ikinci' });
  expect(decideFiyat({ ...liste, ikinciMi: true, ozelFiyat: kurus(90_00) })).toEqual({ fiyat: 90_00, neden: 'ozel' });
  expect(decideFiyat({ ...liste, ozelFiyat: ZERO })).toEqual({ fiyat: 0, neden: 'ozel' });
});

it('a product without a second price costs as in the list', () => {
  expect(decideFiyat({ ...liste, fiyat2: ZERO, ikinciMi: true })).toEqual({ fiyat: 100_00, neden: null });
});
