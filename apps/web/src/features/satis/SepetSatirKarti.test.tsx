import { kurus } from '@defter/rules/para.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { SepetSatirKarti } from './SepetSatirKarti.tsx';

const SATIR = { key: 1, id: 0, altUrunID: 1, adi: 'Tüm bacak', kdv: 20, adet: 1, birimFiyat: kurus(200_000), iskontoTip: '₺', iskonto: 0, uygulayanPersonelID: null } as const;

beforeEach(async () => {
  await loadTexts(['satis']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], toplam: 0 }));
});

test.each([true, false])('a line whose quantity is still to be told begins open: %s', (acik) => {
  showTo([], <SepetSatirKarti satir={SATIR} haklar={undefined} dagilim={undefined} net={undefined} uyarilar={undefined} acik={acik} change={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Tüm bacak' }).getAttribute('aria-expanded')).toBe(String(acik));
});
