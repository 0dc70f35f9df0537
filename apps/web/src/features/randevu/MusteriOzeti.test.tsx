import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/data/query.ts';
import { giveTo, show, showTo } from '../../test/render.tsx';
import { MusteriOzeti } from './MusteriOzeti.tsx';

afterEach(() => queryClient.clear());

test.each([
  ['asks for the card of who comes', ['randevuMusteriGor'], true],
  ['asks nothing of whom the calendar tells the initials alone', [], false],
] as const)('%s', async (_ad, gorenler, asked) => {
  const fetched = vi.fn((_address: string) => Promise.resolve(Response.json({ success: true, message: '', liste: [], toplamKayit: 0 })));
  vi.stubGlobal('fetch', fetched);
  showTo(['randevuGoruntule', 'musteriGoruntule', ...gorenler], <MusteriOzeti musteriID={7} tarih="2026-11-27" haricID={undefined} ziyaretID={null} bekle={false} />);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(fetched.mock.calls.some(([address]) => address.includes('/musteri/7'))).toBe(asked);
});

test('a summary that arrives late is not drawn above the list while it has to wait, so that no press goes wrong', async () => {
  const musteri = { id: 7, bakiye: null, sonZiyaret: null, gelmemeSayisi: 0, ozelDurum: 'Lateks alerjisi', aciklama: null };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', musteri, liste: [], toplamKayit: 0 }));
  const ozet = (bekle: boolean) => (
    <MemoryRouter>
      <MusteriOzeti musteriID={7} tarih="2026-11-27" haricID={undefined} ziyaretID={null} bekle={bekle} />
    </MemoryRouter>
  );
  giveTo(['randevuGoruntule', 'musteriGoruntule', 'randevuMusteriGor']);
  const { rerender } = show(ozet(true));
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(screen.queryByText('Lateks alerjisi')).toBeNull();
  rerender(ozet(false));
  await screen.findByText('Lateks alerjisi');
  // A summary that is shown is not taken away again.
  rerender(ozet(true));
  expect(screen.getByText('Lateks alerjisi')).toBeDefined();
});
