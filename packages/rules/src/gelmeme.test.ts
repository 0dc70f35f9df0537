import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulateGelmeme } from './gelmeme-benzetimi.ts';
import { EN_AZ_GECMIS, gelmemeOlasiligi, type GelmemeSayimi, oncelikAraligi } from './gelmeme.ts';

const yok = { geldi: 0, gelmedi: 0 };
const salon = { geldi: 900, gelmedi: 100 };
const bilinmeyen: GelmemeSayimi = { salon, kisi: yok, oncelik: yok, saat: yok, onay: yok };

describe('the chance of not coming', () => {
  it('is the rate of the salon if nothing else is known, without a reason', () => {
    const { olasilik, taban, nedenler } = gelmemeOlasiligi(bilinmeyen)!;
    expect(olasilik).toBeCloseTo(taban);
    expect(taban).toBeCloseTo(0.1, 2);
    expect(nedenler).toEqual([]);
  });

  it('is undefined while there is too little data', () => {
    expect(gelmemeOlasiligi({ ...bilinmeyen, salon: { geldi: EN_AZ_GECMIS - 1, gelmedi: 0 } })).toBeUndefined();
    expect(gelmemeOlasiligi({ ...bilinmeyen, salon: { geldi: EN_AZ_GECMIS, gelmedi: 0 } })!.olasilik).toBeGreaterThan(0);
  });

  it('has the reasons that raise it and lower it, the weightiest first', () => {
    const { olasilik, taban, nedenler } = gelmemeOlasiligi({ ...bilinmeyen, kisi: { geldi: 2, gelmedi: 3 }, onay: { geldi: 400, gelmedi: 20 } })!;
    expect(nedenler.map(({ neden, puan }) => [neden, Math.sign(puan)])).toEqual([['kisi', 1], ['onay', -1]]);
    expect(olasilik).toBeGreaterThan(taban);
  });

  it('never falls with one more missed appointment, and never rises with one more visit', () => {
    const sayim = fc.record({ geldi: fc.nat(200), gelmedi: fc.nat(200) });
    fc.assert(
      fc.property(sayim, sayim, sayim, sayim, (kisi, oncelik, saat, onay) => {
        const of = (own: typeof kisi) => gelmemeOlasiligi({ salon, kisi: own, oncelik, saat, onay })!.olasilik;
        expect(of({ ...kisi, gelmedi: kisi.gelmedi + 1 })).toBeGreaterThanOrEqual(of(kisi));
        expect(of({ ...kisi, geldi: kisi.geldi + 1 })).toBeLessThanOrEqual(of(kisi));
      }),
    );
  });

  it.each([1, 2, 3, 4, 5])('is nearer to the outcomes than the rate of the salon (salon %i)', (seed) => {
    const { tahmin, taban } = simulateGelmeme(seed);
    expect(tahmin).toBeLessThan(0.97 * taban);
  });
});

it.each([[0, 0, 0], [1, 1, 2], [7, 3, 7], [8, 8, 21], [22, 22, Infinity]])('%i days before are counted with %i to %i', (gun, ilk, son) => {
  expect(oncelikAraligi(gun)).toEqual({ ilk, son });
});
