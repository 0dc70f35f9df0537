import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bekleyenVadeler, type Duzen, vadelerOf } from './duzenli-gider.ts';
import { addDays, weekday } from './tarih.ts';

const YIL = { bas: '2026-01-01', son: '2026-12-31' };

it('a monthly cost is due once in each month, on the last day of a shorter one', () => {
  const vadeler = vadelerOf({ periyot: 'ay', gun: 31, baslangic: '2026-01-15', bitis: '2026-04-30' }, YIL);
  expect(vadeler).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
  expect(vadelerOf({ periyot: 'ay', gun: 5, baslangic: '2026-01-15', bitis: null }, { bas: '2026-01-01', son: '2026-02-28' })).toEqual(['2026-02-05']);
});

it('a weekly cost is due on its weekday', () => {
  expect(vadelerOf({ periyot: 'hafta', gun: 5, baslangic: '2026-11-01', bitis: null }, { bas: '2026-11-01', son: '2026-11-20' })).toEqual(['2026-11-06', '2026-11-13', '2026-11-20']);
});

it('a month or week that was settled stays so when the cost moves to another day', () => {
  const ay: Duzen = { periyot: 'ay', gun: 20, baslangic: '2026-01-01', bitis: null };
  expect(bekleyenVadeler(ay, { bas: '2026-01-01', son: '2026-03-31' }, ['2026-01-05'])).toEqual(['2026-02-20', '2026-03-20']);
  const hafta: Duzen = { periyot: 'hafta', gun: 5, baslangic: '2026-11-01', bitis: null };
  expect(bekleyenVadeler(hafta, { bas: '2026-11-01', son: '2026-11-20' }, ['2026-11-09'])).toEqual(['2026-11-06', '2026-11-20']);
});

it('each due day is in exactly one of two adjacent ranges', () => {
  const duzen = fc.record({ periyot: fc.constantFrom('ay' as const, 'hafta' as const), gun: fc.integer({ min: 1, max: 7 }), baslangic: fc.integer({ min: 0, max: 60 }).map((n) => addDays(YIL.bas, n)), bitis: fc.constant(null) });
  fc.assert(
    fc.property(duzen, fc.integer({ min: 1, max: 300 }), (biri: Duzen, n) => {
      const ara = addDays(YIL.bas, n);
      const hepsi = vadelerOf(biri, YIL);
      expect([...vadelerOf(biri, { bas: YIL.bas, son: addDays(ara, -1) }), ...vadelerOf(biri, { bas: ara, son: YIL.son })]).toEqual(hepsi);
      if (biri.periyot === 'hafta') expect(hepsi.every((vade) => weekday(vade) === biri.gun)).toBe(true);
    }),
  );
});
