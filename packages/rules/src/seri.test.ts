import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EN_UZUN_SERI, PeriyotTipi, type SeriKurali, seriTarihleri } from './seri.ts';
import { addDays, daysBetween, startOfWeek, weekday } from './tarih.ts';

/** 25.11.2026 is a Wednesday. */
const kural = (changes: Partial<SeriKurali>): SeriKurali => ({
  periyotTipi: PeriyotTipi.gun,
  periyotSayisi: 1,
  zamanTipi: true,
  randevuTekrari: 3,
  baslangicTarihi: '2026-11-25',
  bitisTarihi: '2026-11-25',
  haftaIciMi: false,
  haftalikGunler: [],
  ayinGunu: 1,
  ...changes,
});
const tarihler = (changes: Partial<SeriKurali>) => seriTarihleri(kural(changes)).map((tarih) => tarih.slice(5));

describe('the days of a series', () => {
  it('come daily, every so many days, and on weekdays only', () => {
    expect(tarihler({})).toEqual(['11-25', '11-26', '11-27']);
    expect(tarihler({ periyotSayisi: 10 })).toEqual(['11-25', '12-05', '12-15']);
    expect(tarihler({ haftaIciMi: true, randevuTekrari: 5 })).toEqual(['11-25', '11-26', '11-27', '11-30', '12-01']);
  });

  it('come weekly on the chosen days in any order, and not before the first day', () => {
    const { hafta: periyotTipi } = PeriyotTipi;
    expect(tarihler({ periyotTipi, haftalikGunler: [5, 1, 1], randevuTekrari: 4 })).toEqual(['11-27', '11-30', '12-04', '12-07']);
    expect(tarihler({ periyotTipi, haftalikGunler: [3], periyotSayisi: 2 })).toEqual(['11-25', '12-09', '12-23']);
    expect(tarihler({ periyotTipi })).toEqual([]);
    expect(tarihler({ periyotTipi, haftalikGunler: [6, 7], haftaIciMi: true })).toEqual([]);
  });

  it('come monthly, at the end of a shorter month', () => {
    const { ay: periyotTipi } = PeriyotTipi;
    expect(tarihler({ periyotTipi, ayinGunu: 31, randevuTekrari: 4 })).toEqual(['11-30', '12-31', '01-31', '02-28']);
    expect(tarihler({ periyotTipi, ayinGunu: 10, periyotSayisi: 6 })).toEqual(['05-10', '11-10', '05-10']);
  });

  it('are at most one too many, so that a series that would be too long is noticed', () => {
    expect(seriTarihleri(kural({ randevuTekrari: 500 }))).toHaveLength(EN_UZUN_SERI + 1);
    expect(seriTarihleri(kural({ zamanTipi: false, bitisTarihi: '2028-01-01' }))).toHaveLength(EN_UZUN_SERI + 1);
  });

  it('end with the last day', () => {
    expect(tarihler({ zamanTipi: false, bitisTarihi: '2026-11-27' })).toEqual(['11-25', '11-26', '11-27']);
    expect(tarihler({ zamanTipi: false, bitisTarihi: '2026-11-24' })).toEqual([]);
    expect(seriTarihleri(kural({ zamanTipi: false, bitisTarihi: '2199-12-31' }))).toHaveLength(EN_UZUN_SERI + 1);
  });

  it('are the same as a search over all days finds', () => {
    const kurallar = fc.record({
      periyotTipi: fc.constantFrom(...Object.values(PeriyotTipi)),
      periyotSayisi: fc.integer({ min: 1, max: 6 }),
      zamanTipi: fc.boolean(),
      randevuTekrari: fc.integer({ min: 1, max: 12 }),
      baslangicTarihi: fc.integer({ min: 0, max: 1200 }).map((gun) => addDays('2026-01-01', gun)),
      uzunluk: fc.integer({ min: -3, max: 700 }),
      haftaIciMi: fc.boolean(),
      haftalikGunler: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
      ayinGunu: fc.integer({ min: 1, max: 31 }),
    });
    fc.assert(
      fc.property(kurallar, ({ uzunluk, ...rest }) => {
        const istek = { ...rest, bitisTarihi: addDays(rest.baslangicTarihi, uzunluk) };
        const plain: string[] = [];
        for (let gun = istek.baslangicTarihi; daysBetween(istek.baslangicTarihi, gun) < 6000; gun = addDays(gun, 1)) {
          if (istek.zamanTipi ? plain.length === istek.randevuTekrari : gun > istek.bitisTarihi) break;
          if (isChosen(istek, gun)) plain.push(gun);
        }
        expect(seriTarihleri(istek)).toEqual(plain.slice(0, EN_UZUN_SERI + 1));
      }),
      { numRuns: 200 },
    );
  });
});

/** Whether a single day belongs to the rule, decided without any other day. */
function isChosen({ periyotTipi, periyotSayisi, baslangicTarihi, haftaIciMi, haftalikGunler, ayinGunu }: SeriKurali, gun: string): boolean {
  if (haftaIciMi && weekday(gun) > 5) return false;
  if (periyotTipi === PeriyotTipi.gun) return daysBetween(baslangicTarihi, gun) % periyotSayisi === 0;
  if (periyotTipi === PeriyotTipi.hafta) {
    return haftalikGunler.includes(weekday(gun)) && (daysBetween(startOfWeek(baslangicTarihi), startOfWeek(gun)) / 7) % periyotSayisi === 0;
  }
  const months = (tarih: string) => Number(tarih.slice(0, 4)) * 12 + Number(tarih.slice(5, 7));
  const isLast = addDays(gun, 1).endsWith('-01');
  const day = Number(gun.slice(8));
  return (months(gun) - months(baslangicTarihi)) % periyotSayisi === 0 && (day === ayinGunu || (isLast && day < ayinGunu));
}
