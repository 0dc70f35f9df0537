import { AYAR_VARSAYILANLARI } from '@defter/contract/ayar.ts';
import { screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { MusteriPage } from './MusteriPage.tsx';

const ADLAR: Record<string, string> = { 7: 'Ayşe Kaya', 8: 'Zeynep Demir' };
const musteriOf = (id: string) => ({
  id: Number(id),
  adSoyad: ADLAR[id],
  telefonlar: [],
  adresler: [],
  rizalar: [],
  aktifMi: true,
  anonimMi: false,
  bakiye: 0,
  puan: 0,
  gelmemeSayisi: 0,
  kayitTarihi: '2026-11-20T09:00:00Z',
});

beforeEach(async () => {
  await loadTexts(['musteri', 'kvkk', 'tahsilat']);
  vi.stubGlobal('fetch', async (address: string) => {
    const [, id] = /\/musteri\/(\d+)$/.exec(address) ?? [];
    return Response.json({
      success: true,
      message: '',
      liste: [],
      toplamKayit: 0,
      toplam: 0,
      avans: 0,
      satis: null,
      ayarlar: AYAR_VARSAYILANLARI,
      tanimlar: {},
      ...(id && { musteri: musteriOf(id) }),
    });
  });
});

test('a panel that is open for one customer is not open for the next one', async () => {
  const pages = (
    <>
      <Link to="/musteriler/7">Yedi</Link>
      <Link to="/musteriler/8">Sekiz</Link>
      <Routes>
        <Route path="/musteriler/:id" element={<MusteriPage />} />
      </Routes>
    </>
  );
  const { user } = showTo(['musteriGoruntule', 'musteriTahsilat'], pages, '/musteriler/8');
  await screen.findByRole('heading', { name: 'Zeynep Demir' });
  await user.click(screen.getByText('Yedi'));
  await screen.findByRole('heading', { name: 'Ayşe Kaya' });
  await user.click(screen.getByRole('button', { name: 'Tahsilat' }));
  await screen.findByRole('dialog');
  // This customer is in the cache already, so nothing has to be waited for.
  await user.click(screen.getByText('Sekiz'));
  await screen.findByRole('heading', { name: 'Zeynep Demir', hidden: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});
