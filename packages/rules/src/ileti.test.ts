import { describe, expect, test } from 'vitest';
import { gonderimAni, iletiKarari, iysSonGun, looksTicari, type TicariKurallar } from './ileti.ts';

/** Open from 9 to 20, closed on Sundays; 24 hours between two. */
const kurallar: TicariKurallar = { baslangic: 9 * 60, bitis: 20 * 60, kapaliGunler: [7], araSaat: 24 };
/** A Wednesday. */
const CARSAMBA = '2026-11-25';
const PAZAR = '2026-11-29';
const at = (saat: number, tarih = CARSAMBA) => ({ tarih, dakika: saat * 60 });
const gider = { ne: 'gider' } as const;
const tutulur = (neden: string) => ({ ne: 'tutulur', neden });
const bekler = (tarih: string, saat: number) => ({ ne: 'bekler', tarih, dakika: saat * 60 });

type Row = [what: string, soru: Partial<Parameters<typeof iletiKarari>[0]>, karar: object];
/** The table of docs/messages.md. */
const TABLE: Row[] = [
  ['informing, to who was never asked', { tur: 'bilgi', izin: null }, gider],
  ['informing, to who has refused advertising', { tur: 'bilgi', izin: 'ret' }, gider],
  ['informing, at night', { tur: 'bilgi', simdi: at(3) }, gider],
  ['informing, on a closed day', { tur: 'bilgi', simdi: at(12, PAZAR) }, gider],
  ['informing, without a line of refusal', { tur: 'bilgi', retSatiri: false }, gider],
  ['informing, right after a commercial one', { tur: 'bilgi', sonTicariSaat: 0 }, gider],
  ['commercial, with consent by day', {}, gider],
  ['commercial, to who was never asked', { izin: null }, tutulur('izinYok')],
  ['commercial, to who has refused', { izin: 'ret' }, tutulur('ret')],
  ['commercial, refused and at night', { izin: 'ret', simdi: at(3) }, tutulur('ret')],
  ['commercial, without a line of refusal', { retSatiri: false }, tutulur('retSatiriYok')],
  ['commercial, an hour after another', { sonTicariSaat: 1 }, tutulur('azOnce')],
  ['commercial, a day after another', { sonTicariSaat: 24 }, gider],
  ['commercial, before the day begins', { simdi: at(3) }, bekler(CARSAMBA, 9)],
  ['commercial, after the day', { simdi: at(21) }, bekler('2026-11-26', 9)],
  ['commercial, at the minute the day ends', { simdi: at(20) }, bekler('2026-11-26', 9)],
  ['commercial, at the minute the day begins', { simdi: at(9) }, gider],
  ['commercial, on a closed day', { simdi: at(12, PAZAR) }, bekler('2026-11-30', 9)],
  ['commercial, late on the day before a closed one', { simdi: at(21, '2026-11-28') }, bekler('2026-11-30', 9)],
  ['commercial, at night where the business would send all day', { simdi: at(3), kurallar: { ...kurallar, baslangic: 0, bitis: 24 * 60 } }, bekler(CARSAMBA, 8)],
  ['commercial, late where the business would send all day', { simdi: at(23), kurallar: { ...kurallar, baslangic: 0, bitis: 24 * 60 } }, bekler('2026-11-26', 8)],
  ['commercial, on a holiday of the salon', { kurallar: { ...kurallar, kapaliTarihler: [{ ilk: CARSAMBA, son: '2026-11-27' }] } }, bekler('2026-11-28', 9)],
  ['informing, on a holiday of the salon', { tur: 'bilgi', kurallar: { ...kurallar, kapaliTarihler: [{ ilk: CARSAMBA, son: CARSAMBA }] } }, gider],
  ['commercial, before a holiday of months', { simdi: at(21, '2026-11-24'), kurallar: { ...kurallar, kapaliTarihler: [{ ilk: CARSAMBA, son: '2027-03-01' }] } }, tutulur('gunYok')],
  ['commercial, where the thirtieth day from now is the first that is open', { kurallar: { ...kurallar, kapaliTarihler: [{ ilk: CARSAMBA, son: '2026-12-24' }] } }, bekler('2026-12-25', 9)],
  ['commercial, where none of thirty days from now is open', { kurallar: { ...kurallar, kapaliTarihler: [{ ilk: CARSAMBA, son: '2026-12-25' }] } }, tutulur('gunYok')],
  ['commercial, where every day is closed', { kurallar: { ...kurallar, kapaliGunler: [1, 2, 3, 4, 5, 6, 7] } }, tutulur('gunYok')],
];

describe('messages that may be sent', () => {
  test.each(TABLE)('%s', (_, soru, karar) => {
    expect(iletiKarari({ tur: 'ticari', izin: 'onay', retSatiri: true, sonTicariSaat: null, simdi: at(12), kurallar, ...soru })).toEqual(karar);
  });
});

test.each([
  ['Doğum gününüz kutlu olsun!', true], ['Size özel %10 indirim', true], ['BAYRAMINIZ KUTLU OLSUN', true], ['Hediyeniz hazır', true],
  ['Yarın 14:00 randevunuzu hatırlatırız', false], ['Kalan taksitiniz 500 TL', false],
])('"%s" reads like advertising: %s', (metin, expected) => {
  expect(looksTicari(metin)).toBe(expected);
});

test.each([
  ['2026-11-23', '2026-11-26'],
  ['2026-11-25', '2026-11-30'],
  ['2026-11-27', '2026-12-02'],
  ['2026-10-27', '2026-11-02'],
])('a consent of %s is reported to the register until %s', (tarih, sonGun) => {
  expect(iysSonGun(tarih, (gun) => gun === '2026-10-29')).toBe(sonGun);
});

/** Every kind of message by consent, line of refusal, hour and last message: the rules of the law, in words of their own. */
describe('the whole matrix', () => {
  const TURLER = ['bilgi', 'ticari'] as const;
  const IZINLER = ['onay', 'ret', null] as const;
  const SAATLER = [3, 7.99, 8, 9, 12, 19.98, 20, 21.99, 22, 23.99] as const;
  const GUNLER = [CARSAMBA, PAZAR] as const;
  const SONLAR = [null, 0, 23.9, 24] as const;
  const rows = TURLER.flatMap((tur) => IZINLER.flatMap((izin) => [true, false].flatMap((retSatiri) => SAATLER.flatMap((saat) => GUNLER.flatMap((tarih) => SONLAR.map((sonTicariSaat) => ({ tur, izin, retSatiri, saat, tarih, sonTicariSaat })))))));

  test(`of ${rows.length} cells`, () => {
    for (const { tur, izin, retSatiri, saat, tarih, sonTicariSaat } of rows) {
      const simdi = { tarih, dakika: Math.floor(saat * 60) };
      const karar = iletiKarari({ tur, izin, retSatiri, sonTicariSaat, simdi, kurallar });
      const cell = JSON.stringify({ tur, izin, retSatiri, saat, tarih, sonTicariSaat });
      if (tur === 'bilgi') expect(karar, cell).toEqual(gider);
      else if (izin === null) expect(karar, cell).toEqual(tutulur('izinYok'));
      else if (izin === 'ret') expect(karar, cell).toEqual(tutulur('ret'));
      else if (!retSatiri) expect(karar, cell).toEqual(tutulur('retSatiriYok'));
      else if (sonTicariSaat !== null && sonTicariSaat < 24) expect(karar, cell).toEqual(tutulur('azOnce'));
      else if (tarih === CARSAMBA && saat >= 9 && saat < 20) expect(karar, cell).toEqual(gider);
      // It is never sent at night or on a closed day, whatever else holds.
      else expect(karar, cell).toEqual(bekler(tarih === PAZAR ? '2026-11-30' : saat < 9 ? CARSAMBA : '2026-11-26', 9));
    }
  });
});

test('a message to many is sent at once unless a later time of today is set, and on a later day at nine', () => {
  const BUGUN = '2026-11-25';
  const aniOf = (tarih: string | null, saat: string | null) => gonderimAni({ tarih, saat }, BUGUN);
  expect([aniOf(null, null), aniOf(BUGUN, null)]).toEqual([undefined, undefined]);
  expect(aniOf(null, '15:00')).toEqual({ tarih: BUGUN, saat: '15:00' });
  expect([aniOf('2026-11-26', null), aniOf('2026-11-26', '11:30')]).toEqual([{ tarih: '2026-11-26', saat: '09:00' }, { tarih: '2026-11-26', saat: '11:30' }]);
});
