import { describe, expect, it } from 'vitest';
import { kurus, subtract, sum, ZERO } from './para.ts';
import { odenenler, oncekiler, pesinatOf, planTaksitler, RITIMLER, taksitDurumu } from './taksit.ts';

const lines = (...tutarlar: number[]) => tutarlar.map((tutar) => ({ tutar: kurus(tutar) }));

/** Numbers that look random and are the same in each run. */
function* numbers(seed: number): Generator<(below: number) => number, never> {
  let state = seed;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  while (true) yield next;
}

describe('a plan', () => {
  it('is equal to the kuruş, whatever the amount, the number and the rhythm', () => {
    const { value: next } = numbers(7).next();
    for (let i = 0; i < 500; i += 1) {
      const toplam = kurus(1 + next(10_000_000));
      const plan = planTaksitler(toplam, { adet: 1 + next(60), ilkTarih: '2026-11-22', ritim: RITIMLER[next(3)]! });
      const tutarlar = plan.map(({ tutar }) => tutar);
      expect(sum(tutarlar)).toBe(toplam);
      expect(Math.max(...tutarlar) - Math.min(...tutarlar)).toBeLessThanOrEqual(1);
      expect(plan.map(({ tarih }) => tarih)).toEqual([...new Set(plan.map(({ tarih }) => tarih))].toSorted());
    }
  });

  it('stays at the end of the month, and counts weeks in days', () => {
    expect(planTaksitler(kurus(100), { adet: 3, ilkTarih: '2026-01-31', ritim: 'ay' })).toEqual([
      { tarih: '2026-01-31', tutar: 34 },
      { tarih: '2026-02-28', tutar: 33 },
      { tarih: '2026-03-31', tutar: 33 },
    ]);
    expect(planTaksitler(kurus(2), { adet: 2, ilkTarih: '2026-12-25', ritim: 'hafta' }).map(({ tarih }) => tarih)).toEqual(['2026-12-25', '2027-01-01']);
    expect(planTaksitler(kurus(2), { adet: 2, ilkTarih: '2026-12-25', ritim: 'ikiHafta' })[1]!.tarih).toBe('2027-01-08');
  });

  it('leaves out what would be nothing', () => {
    expect(planTaksitler(kurus(2), { adet: 6, ilkTarih: '2026-11-22', ritim: 'ay' })).toHaveLength(2);
  });
});

describe('what was paid', () => {
  it('fills the down payment, then the oldest; nothing of it is lost', () => {
    const { value: next } = numbers(11).next();
    for (let i = 0; i < 500; i += 1) {
      const pesinat = kurus(next(50_000));
      const taksitler = Array.from({ length: 1 + next(12) }, () => ({ tutar: kurus(1 + next(90_000)) }));
      const toplam = sum([pesinat, ...taksitler.map(({ tutar }) => tutar)]);
      const alinan = kurus(next(toplam + 1));
      const odenen = odenenler(pesinat, taksitler, alinan);
      expect(sum([kurus(Math.min(pesinat, alinan)), ...odenen])).toBe(alinan);
      const ilkAcik = odenen.findIndex((tutar, at) => tutar < taksitler[at]!.tutar);
      if (ilkAcik >= 0) expect(odenen.slice(ilkAcik + 1).every((tutar) => tutar === 0)).toBe(true);
      expect(subtract(toplam, oncekiler(pesinat, taksitler).at(-1)!)).toBe(taksitler.at(-1)!.tutar);
    }
  });

  it('is nothing of an instalment while the down payment is open', () => {
    expect(odenenler(kurus(100), lines(50, 50), kurus(60))).toEqual([0, 0]);
    expect(odenenler(kurus(50), lines(100, 100), kurus(180))).toEqual([100, 30]);
  });
});

describe('a state', () => {
  it('stays late while something is left of it', () => {
    expect(taksitDurumu({ tarih: '2026-11-20', kalan: kurus(1) }, '2026-11-22')).toBe('gecikti');
    expect(taksitDurumu({ tarih: '2026-11-20', kalan: ZERO }, '2026-11-22')).toBe('odendi');
    expect(taksitDurumu({ tarih: '2026-11-22', kalan: kurus(1) }, '2026-11-22')).toBe('bugun');
    expect(taksitDurumu({ tarih: '2026-11-23', kalan: kurus(1) }, '2026-11-22')).toBe('bekliyor');
  });
});

it('accepts a plan for what is left, or over the down payment that it had', () => {
  const satis = { toplam: kurus(600), alinan: kurus(300), onceki: kurus(100) };
  expect(pesinatOf(lines(150, 150), satis)).toBe(300);
  expect(pesinatOf(lines(250, 250), satis)).toBe(100);
  expect(pesinatOf(lines(200, 200), satis)).toBeUndefined();
  expect(pesinatOf(lines(700), satis)).toBeUndefined();
});
