import { describe, expect, it } from 'vitest';
import { kurus, subtract, sum, ZERO } from './para.ts';
import { mergeTaksitler, odenenler, oncekiler, pesinatOf, planTaksitler, putOff, RITIMLER, taksitDurumu } from './taksit.ts';

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
  it('is equal to the kuruş, for any amount, number and rhythm', () => {
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

  it('leaves out instalments of zero', () => {
    expect(planTaksitler(kurus(2), { adet: 6, ilkTarih: '2026-11-22', ritim: 'ay' })).toHaveLength(2);
  });
});

describe('the paid amount', () => {
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

  it('of an instalment is zero while the down payment is open', () => {
    expect(odenenler(kurus(100), lines(50, 50), kurus(60))).toEqual([0, 0]);
    expect(odenenler(kurus(50), lines(100, 100), kurus(180))).toEqual([100, 30]);
  });
});

describe('a state', () => {
  it('stays late until it is fully paid', () => {
    expect(taksitDurumu({ tarih: '2026-11-20', kalan: kurus(1) }, '2026-11-22')).toBe('gecikti');
    expect(taksitDurumu({ tarih: '2026-11-20', kalan: ZERO }, '2026-11-22')).toBe('odendi');
    expect(taksitDurumu({ tarih: '2026-11-22', kalan: kurus(1) }, '2026-11-22')).toBe('bugun');
    expect(taksitDurumu({ tarih: '2026-11-23', kalan: kurus(1) }, '2026-11-22')).toBe('bekliyor');
  });
});

it('accepts a plan for the rest to pay, or with its former down payment', () => {
  const satis = { toplam: kurus(600), alinan: kurus(300), onceki: kurus(100) };
  expect(pesinatOf(lines(150, 150), satis)).toBe(300);
  expect(pesinatOf(lines(250, 250), satis)).toBe(100);
  expect(pesinatOf(lines(200, 200), satis)).toBeUndefined();
  expect(pesinatOf(lines(700), satis)).toBeUndefined();
  expect(pesinatOf(lines(300, 300), { toplam: kurus(600), alinan: ZERO, onceki: null })).toBe(0);
});

describe('a plan that is changed', () => {
  const planOf = (next: (below: number) => number) =>
    planTaksitler(kurus(1000 + next(5_000_000)), { adet: 2 + next(24), ilkTarih: '2026-11-30', ritim: RITIMLER[next(3)]! }).map((taksit, i) => ({ ...taksit, id: i + 1 }));
  const toplamOf = (plan: readonly { tutar: number }[]) => plan.reduce((toplam, { tutar }) => toplam + tutar, 0);

  it('keeps its sum to the kuruş and its order, whatever is put off and merged', () => {
    const { value: next } = numbers(23).next();
    for (let i = 0; i < 300; i += 1) {
      const plan = planOf(next);
      const idler = plan.filter(() => next(2) === 0).map(({ id }) => id);
      const ertelenen = putOff(plan, idler, { ay: next(13), gun: next(40) });
      const birlesen = mergeTaksitler(ertelenen, idler.slice(0, 1 + next(4)));
      for (const yeni of [ertelenen, birlesen]) {
        expect(toplamOf(yeni)).toBe(toplamOf(plan));
        expect(yeni.map(({ tarih }) => tarih)).toEqual(yeni.map(({ tarih }) => tarih).toSorted());
        expect(new Set(yeni.map(({ id }) => id)).size).toBe(yeni.length);
      }
      expect(ertelenen).toHaveLength(plan.length);
      const once = new Map(plan.map(({ id, tarih }) => [id, tarih]));
      expect(ertelenen.every(({ id, tarih }) => (idler.includes(id) ? tarih >= once.get(id)! : tarih === once.get(id)))).toBe(true);
    }
  });

  it('puts off to a day or by months, at the end of a month too', () => {
    const plan = [{ id: 1, tarih: '2026-01-31', tutar: kurus(100) }, { id: 2, tarih: '2026-02-28', tutar: kurus(50) }];
    expect(putOff(plan, [1], { ay: 1, gun: 0 }).map(({ id, tarih }) => [id, tarih])).toEqual([[1, '2026-02-28'], [2, '2026-02-28']]);
    expect(putOff(plan, [1], { tarih: '2026-03-10' }).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('puts a plan of the end of each month off to the end of each month', () => {
    const tutar = kurus(100);
    const sonlar = ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'];
    const plan = sonlar.map((tarih, i) => ({ id: i + 1, tarih, tutar }));
    expect(putOff(plan, [2, 3, 4], { ay: 1, gun: 0 }).map(({ tarih }) => tarih)).toEqual(['2026-01-31', '2026-03-31', '2026-04-30', '2026-05-31']);
    expect(putOff(plan, [2], { ay: 1, gun: 5 }).find(({ id }) => id === 2)?.tarih).toBe('2026-04-05');
    const yirmiSekiz = ['2026-01-28', '2026-02-28', '2026-03-28'].map((tarih, i) => ({ id: i + 1, tarih, tutar }));
    expect(putOff(yirmiSekiz, [2, 3], { ay: 1, gun: 0 }).map(({ tarih }) => tarih)).toEqual(['2026-01-28', '2026-03-28', '2026-04-28']);
  });

  it('merges into one that is due with the last of them, or on a day of its own', () => {
    const plan = [{ id: 1, tarih: '2026-01-10', tutar: kurus(100) }, { id: 2, tarih: '2026-02-10', tutar: kurus(50) }, { id: 3, tarih: '2026-03-10', tutar: kurus(25) }];
    expect(mergeTaksitler(plan, [1, 3])).toEqual([plan[1], { id: 1, tarih: '2026-03-10', tutar: 125 }]);
    expect(mergeTaksitler(plan, [2, 3], '2026-02-01')).toEqual([plan[0], { id: 2, tarih: '2026-02-01', tutar: 75 }]);
    expect(mergeTaksitler(plan, [])).toEqual(plan);
  });
});
