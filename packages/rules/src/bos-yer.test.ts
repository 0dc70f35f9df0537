import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BosYerAdayi, gunParcasiOf, puanla } from './bos-yer.ts';

const kimse: BosYerAdayi = { bekleme: null, seans: null, ziyaret: 0, kisiyle: 0, sonZiyaret: null, aralik: null, gelmedi: 0 };
const bekleyen = { gunden: 0, kalanGun: 30, kisiIstedi: false, randevulu: false };

describe('the points for a free time', () => {
  it('put customers on the waiting list before all others', () => {
    const en = puanla({ ...kimse, ziyaret: 100, kisiyle: 100, sonZiyaret: 300, aralik: 10 });
    expect(puanla({ ...kimse, bekleme: bekleyen }).puan).toBeGreaterThan(en.puan);
  });

  it('rise in the last three days of a wait', () => {
    const of = (kalanGun: number) => puanla({ ...kimse, bekleme: { ...bekleyen, kalanGun } }).nedenler.map(({ neden }) => neden);
    expect(of(3)).toEqual(['bekliyor', 'suresiDoluyor']);
    expect(of(4)).toEqual(['bekliyor']);
  });

  it('put a waiting customer who has got a time within the wanted days behind all others who wait', () => {
    const uzun = puanla({ ...kimse, bekleme: { gunden: 30, kalanGun: 30, kisiIstedi: true, randevulu: true } });
    expect(uzun.puan).toBeLessThan(puanla({ ...kimse, bekleme: bekleyen }).puan);
    expect(uzun.nedenler.map(({ neden }) => neden)).toContain('randevuluBekler');
  });

  it('have their reasons, the weightiest first, which add up to them', () => {
    const { puan, nedenler } = puanla({ ...kimse, ziyaret: 4, kisiyle: 3, sonZiyaret: 45, aralik: 30, gelmedi: 1 });
    expect(nedenler).toEqual([
      { neden: 'gecikti', puan: 20, sayi: 45 },
      { neden: 'gelmedi', puan: -15, sayi: 1 },
      { neden: 'kisiyle', puan: 12, sayi: 3 },
      { neden: 'duzenli', puan: 8, sayi: 4 },
    ]);
    expect(puan).toBe(25);
  });

  it('rise with the days that sessions of a package stay unused, but not above a waiting customer', () => {
    const of = (gunden: number) => puanla({ ...kimse, seans: { kalan: 3, gunden } });
    expect(of(21).nedenler).toEqual([{ neden: 'seansGecikti', puan: 21, sayi: 3 }]);
    expect(of(40).puan).toBeGreaterThan(of(21).puan);
    expect(puanla({ ...kimse, seans: { kalan: 9, gunden: 400 }, ziyaret: 100, kisiyle: 100 }).puan).toBeLessThan(puanla({ ...kimse, bekleme: bekleyen }).puan);
  });

  it('do not call a customer late who comes at the usual interval', () => {
    expect(puanla({ ...kimse, ziyaret: 5, sonZiyaret: 20, aralik: 30 }).nedenler.map(({ neden }) => neden)).toEqual(['duzenli']);
    expect(puanla(kimse)).toEqual({ puan: 0, nedenler: [] });
  });

  it('never fall for waiting longer, being longer away or knowing the colleague better, and never rise for not coming', () => {
    const aday = fc.record({ seans: fc.option(fc.record({ kalan: fc.integer({ min: 1, max: 20 }), gunden: fc.nat(400) })), ziyaret: fc.nat(50), kisiyle: fc.nat(50), sonZiyaret: fc.nat(400), aralik: fc.integer({ min: 1, max: 200 }), gelmedi: fc.nat(9), gunden: fc.nat(90), kalanGun: fc.nat(90) });
    fc.assert(
      fc.property(aday, ({ gunden, kalanGun, ...rest }) => {
        const one: BosYerAdayi = { ...rest, bekleme: { gunden, kalanGun, kisiIstedi: false, randevulu: false } };
        const { puan } = puanla(one);
        expect(puanla({ ...one, bekleme: { ...one.bekleme!, gunden: gunden + 1 } }).puan).toBeGreaterThanOrEqual(puan);
        expect(puanla({ ...one, sonZiyaret: rest.sonZiyaret + 10 }).puan).toBeGreaterThanOrEqual(puan);
        expect(puanla({ ...one, kisiyle: rest.kisiyle + 1 }).puan).toBeGreaterThanOrEqual(puan);
        expect(puanla({ ...one, gelmedi: rest.gelmedi + 1 }).puan).toBeLessThanOrEqual(puan);
      }),
    );
  });
});

it.each([[0, 'sabah'], [719, 'sabah'], [720, 'ogle'], [1019, 'ogle'], [1020, 'aksam'], [1439, 'aksam']] as const)('minute %i lies in the part %s', (dakika, parca) => {
  expect(gunParcasiOf(dakika)).toBe(parca);
});
