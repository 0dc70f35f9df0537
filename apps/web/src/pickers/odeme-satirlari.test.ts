import { kurus } from '@defter/rules/para.ts';
import { expect, it } from 'vitest';
import { hesapOf, ilkOdeme, odemelerOf, withoutParaUstu } from './odeme-satirlari.ts';

const NAKIT = 1;
const KART = 2;
const odeme = (odemeSekliID: number, tutar: number) => ({ odemeSekliID, tutar: kurus(tutar) });

it('are payments once each line has a method and an amount', () => {
  expect(odemelerOf(ilkOdeme(kurus(100)))).toEqual([odeme(NAKIT, 100)]);
  expect(odemelerOf([...ilkOdeme(kurus(100)), { key: 1, odemeSekliID: KART, tutar: '12,' }])).toBeUndefined();
  expect(odemelerOf([...ilkOdeme(kurus(100)), { key: 1, odemeSekliID: null, tutar: kurus(5) }])).toBeUndefined();
});

it('give change of cash only, and are sent without it', () => {
  const odemeler = [odeme(KART, 300), odeme(NAKIT, 150), odeme(NAKIT, 100)];
  expect(hesapOf(kurus(500), odemeler)).toEqual({ toplam: 550, fazla: 50, paraUstu: 50 });
  expect(withoutParaUstu(odemeler, kurus(120))).toEqual([odeme(KART, 300), odeme(NAKIT, 30), odeme(NAKIT, 100)]);
  expect(withoutParaUstu(odemeler, kurus(150))).toEqual([odeme(KART, 300), odeme(NAKIT, 100)]);
  expect(hesapOf(kurus(200), [odeme(KART, 300)]).paraUstu).toBeUndefined();
  expect(hesapOf(kurus(200), [odeme(KART, 100)])).toEqual({ toplam: 100, fazla: 0, paraUstu: 0 });
});
