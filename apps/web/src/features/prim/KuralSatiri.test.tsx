import type { PrimKurali } from '@defter/contract/prim.ts';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { kurus } from '@defter/rules/para.ts';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { show } from '../../test/render.tsx';
import { KuralSatiri } from './KuralSatiri.tsx';

test('a tried rule for one person and one service does not say that it is for everybody and everything', async () => {
  await loadTexts(['prim']);
  const kural: PrimKurali = {
    id: -1,
    surum: 0,
    adi: 'Lazer primi',
    personelID: 4,
    personelAdi: null,
    anaUrunID: null,
    anaUrunAdi: null,
    altUrunID: 9,
    altUrunAdi: null,
    satisTipi: null,
    esas: 'satilan',
    tur: 'oran',
    oran: 10,
    tutar: kurus(0),
    basamaklar: [],
    kdvHaric: false,
    baslangic: '2026-11-01',
    bitis: null,
  };
  const { rerender } = show(<KuralSatiri kural={kural} onEdit={vi.fn()} />);
  expect(screen.getByRole('button').textContent).not.toMatch(/Tüm personel|Her şey/);
  rerender(<KuralSatiri kural={{ ...kural, personelID: null, altUrunID: null }} onEdit={vi.fn()} />);
  expect(screen.getByRole('button').textContent).toMatch(/Tüm personel.*Her şey/);
});
