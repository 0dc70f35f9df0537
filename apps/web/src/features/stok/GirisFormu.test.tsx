import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { GirisFormu } from './GirisFormu.tsx';

const MASKE = { id: 7, adi: 'Kil maske', birimAdi: 'Adet', barkod: null, kodu: null, stoktaMi: true };

test('a delivery without an amount is told at its line, and the focus goes there', async () => {
  await loadTexts(['stok']);
  vi.stubGlobal('fetch', async (address: string) => Response.json({ success: true, message: '', liste: address.includes('birim') ? [] : [MASKE], toplamKayit: 1 }));
  const { user } = showTo(['stokGoruntule', 'stokDegistir', 'urunGoruntule'], <GirisFormu onClose={() => undefined} />);
  await user.type(screen.getByRole('combobox', { name: /Ürün ekle/ }), 'kil');
  await user.click(await screen.findByRole('option', { name: /Kil maske/, hidden: true }));
  const tutar = await screen.findByLabelText('Kil maske: tutar');
  await user.click(screen.getByRole('button', { name: /Kaydet/ }));
  expect(tutar.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(tutar);
  await user.type(tutar, '5');
  expect(tutar.getAttribute('aria-invalid')).not.toBe('true');
});
