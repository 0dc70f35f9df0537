import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caymaSonGunu, computeIade } from './paket-iade.ts';
import { kurus, sum, ZERO } from './para.ts';

const satir = { tutar: kurus(1000_00), kullanilan: 3, paketDegeri: kurus(300_00), tekFiyat: kurus(200_00) };
const iade = (rest: object = {}) => computeIade({ satirlar: [satir], kural: 'tek', kesintiYuzdesi: 10, diger: ZERO, alinan: kurus(1000_00), ...rest });

describe('the refund of a package', () => {
  it('counts used sessions one by one, or as in the package', () => {
    expect(iade()).toMatchObject({ kullanilan: 600_00, kesinti: 40_00, iade: 360_00, borc: 0, kalanlar: [640_00] });
    expect(iade({ kural: 'paket' })).toMatchObject({ kullanilan: 300_00, kesinti: 70_00, iade: 630_00 });
  });

  it('never counts more than the line was sold for, and leaves the unpaid part as a debt', () => {
    expect(iade({ satirlar: [{ ...satir, kullanilan: 9 }] })).toMatchObject({ kullanilan: 1000_00, iade: 0, borc: 0, kesinti: 0 });
    expect(iade({ alinan: kurus(200_00) })).toMatchObject({ iade: 0, kesinti: 0, borc: 400_00, kalanlar: [600_00] });
  });

  it('can be withdrawn from for fourteen days', () => {
    expect(caymaSonGunu('2026-11-25')).toBe('2026-12-09');
  });

  it('is the paid amount less the used one and the deduction, to the kuruş', () => {
    const satirlar = fc.array(
      fc.record({ tutar: fc.integer({ min: 0, max: 1_000_000 }), seans: fc.integer({ min: 1, max: 20 }), kullanilan: fc.nat(20), tekFiyat: fc.integer({ min: 0, max: 200_000 }) }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(satirlar, fc.constantFrom('tek' as const, 'paket' as const), fc.integer({ min: 0, max: 10_000 }), fc.nat(50_000), fc.nat(10_000), (gelen, kural, yuzde, diger, pay) => {
        const secilen = gelen.map(({ tutar, seans, kullanilan, tekFiyat }) => {
          const adet = Math.min(seans, kullanilan);
          return { tutar: kurus(tutar), kullanilan: adet, paketDegeri: kurus(Math.floor((tutar * adet) / seans)), tekFiyat: kurus(tekFiyat) };
        });
        const toplam = sum([kurus(diger), ...secilen.map(({ tutar }) => tutar)]);
        const alinan = kurus(Math.floor((toplam * pay) / 10_000));
        const sonuc = computeIade({ satirlar: secilen, kural, kesintiYuzdesi: yuzde / 100, diger: kurus(diger), alinan });
        expect(alinan + sonuc.borc).toBe(sonuc.kullanilan + diger + sonuc.kesinti + sonuc.iade);
        // The sale costs from now on the amount that stays paid and the debt.
        expect(sum([kurus(diger), ...sonuc.kalanlar])).toBe(alinan - sonuc.iade + sonuc.borc);
        sonuc.kalanlar.forEach((kalan, i) => expect(kalan).toBeLessThanOrEqual(secilen[i]!.tutar));
        expect(Math.min(sonuc.iade, sonuc.kesinti, sonuc.borc)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
