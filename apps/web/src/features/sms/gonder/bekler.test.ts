import { expect, it } from 'vitest';
import { beklerMi } from './bekler.ts';

const durum = { ticariBaslangic: '09:00', ticariBitis: '20:00', ticariKapaliGunler: [7], ticariKapaliTarihler: [{ ilk: '2026-11-26', son: '2026-11-26' }] };
/** A Wednesday. */
const at = (saat: number, tarih = '2026-11-25') => ({ tarih, dakika: saat * 60 });

it('says until when a campaign waits: at night, on a closed weekday, on a day that the calendar closes, or for good', () => {
  expect(beklerMi(at(12), durum)).toBeUndefined();
  expect(beklerMi(at(7), durum)).toEqual({ zaman: '25.11.2026 09:00' });
  expect(beklerMi(at(21), durum)).toEqual({ zaman: '27.11.2026 09:00' });
  expect(beklerMi(at(12, '2026-11-29'), durum)).toEqual({ zaman: '30.11.2026 09:00' });
  expect(beklerMi(at(12), { ...durum, ticariKapaliGunler: [1, 2, 3, 4, 5, 6, 7] })).toEqual({ zaman: null });
});
