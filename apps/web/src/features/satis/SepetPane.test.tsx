import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiHatasi } from '../../app/data/api.ts';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { emptySepet } from './sepet.ts';
import { SepetPane } from './SepetPane.tsx';

test('a refused sale names the product and the day', async () => {
  await loadTexts(['satis', 'mesaj']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], toplamKayit: 0 }));
  const error = new ApiHatasi(409, 'dunKapanmadi', { veri: { sayi: 3, tarih: '2026-11-20' } });
  showTo(['satisEkle'], <SepetPane sepet={emptySepet()} change={vi.fn()} busy={false} error={error} onSave={vi.fn()} onGivenBack={undefined} isDirty />);
  expect((await screen.findByRole('alert')).textContent).toContain('Önceki günlerden 3 randevu sonuçlanmadı, ilki 20.11.2026.');
});
