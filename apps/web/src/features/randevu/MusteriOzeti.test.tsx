import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/data/query.ts';
import { showTo } from '../../test/render.tsx';
import { MusteriOzeti } from './MusteriOzeti.tsx';

afterEach(() => queryClient.clear());

test.each([
  ['asks for the card of who comes', ['randevuMusteriGor'], true],
  ['asks nothing of whom the calendar tells the initials alone', [], false],
] as const)('%s', async (_ad, gorenler, asked) => {
  const fetched = vi.fn((_address: string) => Promise.resolve(Response.json({ success: true, message: '', liste: [], toplamKayit: 0 })));
  vi.stubGlobal('fetch', fetched);
  showTo(['randevuGoruntule', 'musteriGoruntule', ...gorenler], <MusteriOzeti musteriID={7} tarih="2026-11-27" haricID={undefined} ziyaretID={null} />);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(fetched.mock.calls.some(([address]) => address.includes('/musteri/7'))).toBe(asked);
});
