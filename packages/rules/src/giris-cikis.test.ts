import { describe, expect, it } from 'vitest';
import { endOfGun, judgeGun, type Hareket } from './giris-cikis.ts';
import { startOfDay, toAn, toAnAraligi } from './vardiya.ts';

const GUN = '2026-11-24';
const saat = (text: string) => toAn(`${GUN} ${text}`);
const hareketler = (...texts: string[]): Hareket[] => texts.map((text) => ({ tip: text[0] as Hareket['tip'], an: saat(text.slice(2)) }));
const vardiya = toAnAraligi({ baslangic: `${GUN} 09:00`, bitis: `${GUN} 18:00` });
const judge = (texts: string[], changes: Partial<Parameters<typeof judgeGun>[0]> = {}) =>
  judgeGun({ vardiya, izinler: [], hareketler: hareketler(...texts), simdi: saat('23:00'), ...changes });

describe('a day against its shift', () => {
  it('knows who came late and went early', () => {
    expect(judge(['G 09:12', 'C 17:30'])).toEqual({ giris: saat('09:12'), cikis: saat('17:30'), gecKalma: 12, erkenCikma: 30, calisma: 498, eksik: null });
    expect(judge(['G 08:55', 'C 18:05'])).toMatchObject({ gecKalma: 0, erkenCikma: 0, calisma: 550, eksik: null });
  });

  it('counts no break as work, and no going out for one as leaving early', () => {
    expect(judge(['G 09:00', 'M 12:00', 'D 12:45', 'C 18:00'])).toMatchObject({ calisma: 495, erkenCikma: 0 });
    expect(judge(['G 09:00', 'C 12:00', 'G 13:00'], { simdi: saat('15:00') })).toMatchObject({ calisma: 300, erkenCikma: 0, eksik: null });
  });

  it('tells what is missing once it should be there', () => {
    expect(judge([], { simdi: saat('08:59') }).eksik).toBeNull();
    expect(judge([]).eksik).toBe('gelmedi');
    expect(judge(['C 18:00']).eksik).toBe('giris');
    expect(judge(['G 09:00'], { simdi: saat('17:00') }).eksik).toBeNull();
    expect(judge(['G 09:00'])).toMatchObject({ eksik: 'cikis', calisma: 840 });
    expect(judge(['G 09:00'], { simdi: saat('23:00') + 3 * 1440 }).calisma).toBe(16 * 60);
  });

  it('expects nobody while on leave, on a day off or without a shift', () => {
    const ogledenOnce = [toAnAraligi({ baslangic: `${GUN} 00:00`, bitis: `${GUN} 13:00` })];
    expect(judge(['G 13:05', 'C 18:00'], { izinler: ogledenOnce })).toMatchObject({ gecKalma: 5, eksik: null });
    expect(judge([], { izinler: [toAnAraligi({ baslangic: `${GUN} 00:00`, bitis: `${GUN} 24:00` })] }).eksik).toBeNull();
    expect(judge([], { vardiya: { baslangic: saat('00:00'), bitis: saat('00:00') } }).eksik).toBeNull();
    expect(judge(['G 10:00', 'C 12:00'], { vardiya: undefined })).toMatchObject({ gecKalma: 0, erkenCikma: 0, calisma: 120, eksik: null });
  });
});

describe('the end of a day', () => {
  const midnight = startOfDay(GUN);
  const gece = toAnAraligi({ baslangic: `${GUN} 22:00`, bitis: '2026-11-25 06:00' });

  it('is midnight, unless the shift runs past it', () => {
    expect(endOfGun({ vardiya, midnight }, undefined)).toBe(midnight + 1440);
    expect(endOfGun({ vardiya: undefined, midnight }, gece)).toBe(midnight + 1440);
  });

  it('is half-way to the next shift after a night', () => {
    expect(endOfGun({ vardiya: gece, midnight }, toAnAraligi({ baslangic: '2026-11-25 14:00', bitis: '2026-11-25 22:00' }))).toBe(toAn('2026-11-25 10:00'));
    expect(endOfGun({ vardiya: gece, midnight }, undefined)).toBe(toAn('2026-11-25 10:00'));
  });
});
