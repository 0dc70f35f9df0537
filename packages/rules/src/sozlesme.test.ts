import { expect, it } from 'vitest';
import { fillSozlesme, SOZLESME_ALANLARI } from './sozlesme.ts';

it('fills each place, in brackets of either kind, as often as it stands there', () => {
  expect(fillSozlesme('{isim} ile [firma]: {isim}', { isim: 'Ayşe', firma: 'Lotus' })).toBe('Ayşe ile Lotus: Ayşe');
  for (const alan of SOZLESME_ALANLARI) expect(fillSozlesme(`{${alan}}`, { [alan]: 'x' })).toBe('x');
});

it('leaves a blank for an unknown value', () => {
  expect(fillSozlesme('TC: {tcKimlikNo}', { tcKimlikNo: null })).toMatch(/^TC: …+$/);
  expect(fillSozlesme('TC: {tcKimlikNo}', {})).toMatch(/^TC: …+$/);
});

it('leaves unknown names alone, and fills no placeholder within a value', () => {
  expect(fillSozlesme('[1] {madde} {constructor}', {})).toBe('[1] {madde} {constructor}');
  expect(fillSozlesme('{isim}', { isim: '{firma}', firma: 'Lotus' })).toBe('{firma}');
});
