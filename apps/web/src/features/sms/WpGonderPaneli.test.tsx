import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { WpGonderPaneli } from './WpGonderPaneli.tsx';

const SABLON = {
  id: '1',
  adi: 'hatirlatma',
  dil: 'tr',
  durum: 'APPROVED',
  kategori: 'UTILITY',
  metin: 'Sayın {{1}}, {{2}} bekliyoruz.',
  parametreSayisi: 2,
  yerAdlari: [],
  belgeMi: false,
  retVarMi: false,
};
const YANIT = {
  success: true,
  message: '',
  liste: [],
  toplamKayit: 0,
  tanimlar: {},
  kredi: null,
  toplam: 3,
  sayilar: { gidecek: 2, numaraYok: 1 },
  ornekler: [{ musteriID: 1, adSoyad: 'Ayşe Kaya', telefon: null, durum: 'gidecek' }],
};

test('before it leaves, a template tells its recipients and channels, and which of its places is too long', async () => {
  await loadTexts(['sms']);
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    sent.push(address);
    return Response.json(YANIT);
  });
  const { user } = showTo(['smsGonder'], <WpGonderPaneli sablon={SABLON} onClose={() => {}} />);
  const yer = await screen.findByLabelText(/^2\. alan/);
  await user.click(yer);
  await user.paste('x'.repeat(201));
  await screen.findByText('En fazla 200 karakter yazabilirsiniz.');
  await user.clear(yer);
  await user.paste('yarın 14.00’te');
  await user.click(screen.getByText('Süzgeçle'));
  const gonder = await screen.findByRole('button', { name: '2 kişiye gönder' });
  // The recipients of the filter are being counted.
  await expect.poll(() => gonder.ariaDisabled).toBeNull();
  await user.click(gonder);
  await screen.findByText('Sayın Ayşe Kaya, yarın 14.00’te bekliyoruz. · 1 kişiye izin ya da numara olmadığı için gitmeyecek.');
  expect(sent.some((address) => address.includes('sablon-gonder'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
  await expect.poll(() => sent.some((address) => address.includes('sablon-gonder'))).toBe(true);
});

test('closing the panel asks before it loses its input', async () => {
  await loadTexts(['sms']);
  vi.stubGlobal('fetch', async () => Response.json(YANIT));
  const close = vi.fn();
  const { user } = showTo(['smsGonder'], <WpGonderPaneli sablon={SABLON} onClose={close} />);
  await user.type(await screen.findByLabelText(/^2\. alan/), 'yarın');
  await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
  const leave = await screen.findByRole('button', { name: 'Kaydetmeden kapat' });
  expect(close).not.toHaveBeenCalled();
  await user.click(leave);
  await expect.poll(() => close.mock.calls.length).toBe(1);
});
