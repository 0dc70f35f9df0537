import { describe, expect, it } from 'vitest';
import { endOfGun, judgeGun, type Hareket } from './giris-cikis.ts';
import { startOfDay, toAn, toAnAraligi } from './vardiya.ts';

const GUN = '2026-11-24';
const saat = (text: string) => toAn(`${GUN} ${text}`);
const hareketler = (...texts: string[]): Hareket[] => texts.map((text) => ({ tip: text[0] as Hareket['tip'], an: saat(text.slice(2)) }));
const vardiya = toAnAraligi({ baslangic: `${GUN} 09:00`, bitis: `${GUN} 18:00` });
const judge = (texts: string[], changes: Partial<Parameters<typeof judgeGun>[0]> = {}) =>
  judgeGun({ vardiyalar: [vardiya], izinler: [], hareketler: hareketler(...texts), simdi: saat('23:00'), ...changes });

describe('a day against its shift', () => {
  it('finds coming late and leaving early', () => {
    expect(judge(['G 09:12', 'C 17:30'])).toEqual({ giris: saat('09:12'), cikis: saat('17:30'), gecKalma: 12, erkenCikma: 30, calisma: 498, eksik: null });
    expect(judge(['G 08:55', 'C 18:05'])).toMatchObject({ gecKalma: 0, erkenCikma: 0, calisma: 550, eksik: null });
  });

  it('counts no lateness where the entry was not written down', () => {
    expect(judge(['M 10:00', 'D 10:15', 'C 18:00'])).toMatchObject({ eksik: 'giris', gecKalma: 0 });
  });

  it('takes leaving before the shift as the whole of it, and not as more', () => {
    expect(judge(['G 08:00', 'C 08:30'])).toMatchObject({ gecKalma: 0, erkenCikma: 9 * 60 });
  });

  it('counts no break as work, and going out for one not as leaving early', () => {
    expect(judge(['G 09:00', 'M 12:00', 'D 12:45', 'C 18:00'])).toMatchObject({ calisma: 495, erkenCikma: 0 });
    expect(judge(['G 09:00', 'C 12:00', 'G 13:00'], { simdi: saat('15:00') })).toMatchObject({ calisma: 300, erkenCikma: 0, eksik: null });
  });

  it('tells of a missing entry once it should be there', () => {
    expect(judge([]).eksik).toBe('gelmedi');
    expect(judge(['C 18:00']).eksik).toBe('giris');
    expect(judge(['G 09:00'], { simdi: saat('17:00') }).eksik).toBeNull();
    expect(judge(['G 09:00'], { simdi: saat('18:00') }).eksik).toBeNull();
    expect(judge(['G 09:00'], { simdi: saat('18:01') }).eksik).toBe('cikis');
    expect(judge(['G 09:00'])).toMatchObject({ eksik: 'cikis', calisma: 840 });
    expect(judge(['G 09:00'], { simdi: saat('23:00') + 3 * 1440 }).calisma).toBe(16 * 60);
  });

  it('does not call somebody absent while the shift is still running', () => {
    expect(judge([], { simdi: saat('08:59') })).toMatchObject({ eksik: 'bekleniyor', gecKalma: 0 });
    expect(judge([], { simdi: saat('09:00') })).toMatchObject({ eksik: 'bekleniyor', gecKalma: 0 });
    expect(judge([], { simdi: saat('09:40') })).toMatchObject({ eksik: 'gecikti', gecKalma: 40 });
    expect(judge([], { simdi: saat('17:59') })).toMatchObject({ eksik: 'gecikti', gecKalma: 539 });
    expect(judge([], { simdi: saat('18:00') })).toMatchObject({ eksik: 'gelmedi', gecKalma: 0 });
  });

  it('expects nobody while on leave, on a day off or without a shift', () => {
    const ogledenOnce = [toAnAraligi({ baslangic: `${GUN} 00:00`, bitis: `${GUN} 13:00` })];
    expect(judge(['G 13:05', 'C 18:00'], { izinler: ogledenOnce })).toMatchObject({ gecKalma: 5, eksik: null });
    expect(judge([], { izinler: [toAnAraligi({ baslangic: `${GUN} 00:00`, bitis: `${GUN} 24:00` })] }).eksik).toBeNull();
    expect(judge([], { vardiyalar: [{ baslangic: saat('00:00'), bitis: saat('00:00') }] }).eksik).toBeNull();
    expect(judge(['G 10:00', 'C 12:00'], { vardiyalar: [] })).toMatchObject({ gecKalma: 0, erkenCikma: 0, calisma: 120, eksik: null });
  });
});

describe('a day of several shifts', () => {
  const vardiyalar = [toAnAraligi({ baslangic: `${GUN} 10:00`, bitis: `${GUN} 14:00` }), toAnAraligi({ baslangic: `${GUN} 16:00`, bitis: `${GUN} 20:00` })];
  const split = (texts: string[], simdi = '23:00') => judge(texts, { vardiyalar, simdi: saat(simdi) });

  it('does not count leaving between two shifts as leaving early', () => {
    expect(split(['G 10:00', 'C 14:00', 'G 16:00', 'C 20:00'])).toMatchObject({ gecKalma: 0, erkenCikma: 0, calisma: 480, eksik: null });
    expect(split(['G 10:00', 'C 20:00'])).toMatchObject({ gecKalma: 0, erkenCikma: 0, eksik: null });
    expect(split(['G 10:00', 'C 14:00'], '15:30')).toMatchObject({ gecKalma: 0, erkenCikma: 0, eksik: null });
  });

  it('adds up the late and early minutes of each', () => {
    expect(split(['G 10:05', 'C 13:50', 'G 16:20', 'C 19:30'])).toMatchObject({ gecKalma: 25, erkenCikma: 40 });
  });

  it('tells of a shift that was left out', () => {
    expect(split(['G 10:00', 'C 14:00'])).toMatchObject({ eksik: 'vardiya', gecKalma: 0, erkenCikma: 0 });
    expect(split(['G 16:00', 'C 20:00']).eksik).toBe('vardiya');
    expect(split(['G 10:00', 'C 14:00'], '16:15')).toMatchObject({ eksik: 'gecikti', gecKalma: 15 });
    expect(split([], '15:00').eksik).toBe('vardiya');
    expect(split([]).eksik).toBe('gelmedi');
  });

  it('expects only the part that leave does not cover', () => {
    const izinler = [toAnAraligi({ baslangic: `${GUN} 09:00`, bitis: `${GUN} 15:00` })];
    expect(judge(['G 16:10', 'C 20:00'], { vardiyalar, izinler })).toMatchObject({ gecKalma: 10, eksik: null });
  });
});

describe('the end of a day', () => {
  const midnight = startOfDay(GUN);
  const gece = toAnAraligi({ baslangic: `${GUN} 22:00`, bitis: '2026-11-25 06:00' });

  it('is midnight, unless the shift goes beyond it', () => {
    expect(endOfGun({ vardiya, midnight }, undefined)).toBe(midnight + 1440);
    expect(endOfGun({ vardiya: undefined, midnight }, gece)).toBe(midnight + 1440);
  });

  it('is half-way to the next shift after a night', () => {
    expect(endOfGun({ vardiya: gece, midnight }, toAnAraligi({ baslangic: '2026-11-25 14:00', bitis: '2026-11-25 22:00' }))).toBe(toAn('2026-11-25 10:00'));
    expect(endOfGun({ vardiya: gece, midnight }, undefined)).toBe(toAn('2026-11-25 10:00'));
  });
});
