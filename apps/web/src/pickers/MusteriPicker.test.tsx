import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../app/data/query.ts';
import { showTo } from '../test/render.tsx';
import { MusteriPicker } from './MusteriPicker.tsx';

afterEach(() => queryClient.clear());

test('people without the right to see customers read the reason, send no refused request, and can still type a name', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const chosen = vi.fn();
  const { user } = showTo(['randevuEkle'], <MusteriPicker label="Müşteri" value={null} onChange={chosen} kayitsiz />);
  await user.type(screen.getByLabelText(/Müşteri/), 'Ayşe');
  await screen.findByText(/yetkiniz yok/);
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledWith({ id: 0, adSoyad: 'Ayşe', telefon: null });
  expect(fetched).not.toHaveBeenCalled();
});

test('on a page it takes the focus by itself, as it does in a dialog', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], toplam: 0 }));
  showTo([], <MusteriPicker label="Müşteri" value={null} onChange={() => undefined} autoFocus />);
  expect(document.activeElement).toBe(screen.getByLabelText(/Müşteri/));
});
