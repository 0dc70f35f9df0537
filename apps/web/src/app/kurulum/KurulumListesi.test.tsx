import { KURULUM_ADIMLARI } from '@defter/contract/kurulum.ts';
import type { Yetki } from '@defter/contract/yetkiler.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../data/query.ts';
import { loadTexts } from '../routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { KurulumListesi } from './KurulumListesi.tsx';

afterEach(() => queryClient.clear());

const HEPSI: Yetki[] = ['firmaIslemleri', 'urunEkle', 'randevuAyarlari', 'personelGoruntule', 'personelEkle'];

test.each([
  ['all steps to whoever may do all of them', HEPSI, 5],
  ['the logo alone to whoever may change the company alone', ['firmaIslemleri'], 1],
  ['no colleague to whoever may add one and does not see them', HEPSI.filter((yetki) => yetki !== 'personelGoruntule'), 4],
] satisfies [string, Yetki[], number][])('the first steps offer %s', async (_ad, yetkiler, sayi) => {
  await loadTexts(['kurulum']);
  const adimlar = KURULUM_ADIMLARI.map((ad) => ({ ad, bittiMi: false }));
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', acikMi: true, adimlar }));
  showTo(yetkiler, <KurulumListesi />);
  // Each step can be skipped; the other links lead to a step.
  const atlanan = await screen.findAllByRole('button', { name: /Böyle kalsın/ });
  const yapilan = [...screen.queryAllByRole('link'), ...screen.getAllByRole('button').filter((button) => !atlanan.includes(button) && button.getAttribute('aria-label') !== 'Listeyi kaldır')];
  expect(atlanan).toHaveLength(5);
  expect(yapilan).toHaveLength(sayi);
});
