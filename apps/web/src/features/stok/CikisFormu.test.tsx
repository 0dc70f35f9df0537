import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { CikisFormu } from './CikisFormu.tsx';

const MASKE = { id: 7, adi: 'Kil maske', birimAdi: 'Adet', barkod: null, kodu: null, stoktaMi: true };

test('goods that leave without an amount are told at their line', async () => {
  await loadTexts(['stok', 'alan']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [MASKE], toplamKayit: 1 }));
  const { user } = showTo(['stokGoruntule', 'stokDegistir', 'urunGoruntule'], <CikisFormu onClose={() => undefined} />);
  await user.type(screen.getByRole('combobox', { name: /Ürün ekle/ }), 'kil');
  await user.click(await screen.findByRole('option', { name: /Kil maske/, hidden: true }));
  const miktar = await screen.findByLabelText(/^Kil maske: .*miktar/);
  await user.clear(miktar);
  await user.click(screen.getByRole('button', { name: /Kaydet/ }));
  expect(miktar.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(miktar);
});
