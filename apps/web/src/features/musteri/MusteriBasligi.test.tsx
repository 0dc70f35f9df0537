import type { Musteri } from '@defter/contract/musteri.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/data/query.ts';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { MusteriBasligi } from './MusteriBasligi.tsx';

afterEach(() => queryClient.clear());

test.each([
  ['can be pressed by whoever sees the calendar', ['musteriGoruntule', 'randevuEkle', 'randevuGoruntule'], null],
  ['says to whoever does not see the calendar that they may not', ['musteriGoruntule', 'randevuEkle'], 'true'],
] as const)('a new appointment %s', async (_ad, yetkiler, disabled) => {
  await loadTexts(['musteri', 'kvkk']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], ayarlar: {} }));
  const musteri = { id: 7, adSoyad: 'Ayşe Kaya', telefonlar: [], aktifMi: true, anonimMi: false, gelmemeSayisi: 0, rizalar: [] } as unknown as Musteri;
  showTo(yetkiler, <MusteriBasligi musteri={musteri} onEdit={() => {}} />);
  expect((await screen.findByRole('button', { name: /andevu/ })).getAttribute('aria-disabled')).toBe(disabled);
});
