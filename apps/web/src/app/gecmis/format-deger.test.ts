import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { formatDeger } from './format-deger.ts';

beforeAll(() => i18next.loadNamespaces(['alan', 'ayar']));

it('calls a switch on or off as the settings do, and answers any other question with yes or no', () => {
  expect(formatDeger({ alan: 'vardiyaKullanilsin', tur: 'evetHayir' }, 'true')).toBe('açık');
  expect(formatDeger({ alan: 'vardiyaKullanilsin', tur: 'evetHayir' }, 'false')).toBe('kapalı');
  expect(formatDeger({ alan: 'randevudaGoster', tur: 'evetHayir' }, 'true')).toBe('evet');
});

it('reads a value by the meaning of its field, whatever its name or form', () => {
  expect(formatDeger({ alan: 'x', tur: 'lira' }, '1250.5')).toBe('1.250,50 ₺');
  expect(formatDeger({ alan: 'x', tur: 'tarih' }, '2026-11-25')).toBe('25.11.2026');
  expect(formatDeger({ alan: 'x', tur: 'metin' }, '2026-11-25')).toBe('2026-11-25');
  expect(formatDeger({ alan: 'fiyat', tur: 'metin' }, '1250.5')).toBe('1250.5');
  expect(formatDeger({ alan: 'x', tur: 'secim', sozler: 'randevuDurumu' }, 'B, O')).toBe('Bekliyor, Onaylandı');
  expect(formatDeger({ alan: 'x', tur: 'telefon' }, '+905321234567 ev')).toBe('0(532) 123 45 67 ev');
});

it('shows no fields without a meaning, no secrets and no codes without a word', () => {
  for (const tur of [null, 'sir', 'no'] as const) expect(formatDeger({ alan: 'ad', tur }, 'Papatya-58')).toBe('gösterilmiyor');
  expect(formatDeger({ alan: 'x', tur: 'secim', sozler: 'randevuDurumu' }, 'Z')).toBe('gösterilmiyor');
  expect(formatDeger({ alan: 'x', tur: 'secim' }, 'gizliKod')).toBe('gösterilmiyor');
});
