import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { StokPage } from './StokPage.tsx';

test('a tab that is reached from another one shows its own content', async () => {
  await loadTexts(['stok']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], toplamKayit: 0, ozet: null }));
  const { user } = showTo(['stokGoruntule', 'stokDegistir', 'urunGoruntule'], <StokPage />, '/stoklar?sekme=giris');
  expect(await screen.findByRole('heading', { name: 'Girişler' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Açık ürünler' }));
  expect(await screen.findByRole('heading', { name: 'Açık ürünler' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Girişler' })).toBeNull();
});
