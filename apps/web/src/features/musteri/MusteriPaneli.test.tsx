import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { MusteriPaneli } from './MusteriPaneli.tsx';

test('a new customer can be written although the settings are refused, and these are not asked for again and again', async () => {
  await loadTexts(['musteri', 'alan', 'mesaj']);
  const ask = vi.fn(async () => Response.json({ success: false, message: 'yetkiYok' }, { status: 403 }));
  vi.stubGlobal('fetch', ask);
  const { user } = showTo(['musteriEkle'], <MusteriPaneli id={0} onClose={() => undefined} />);
  await user.type(await screen.findByLabelText(/^Ad/), 'Ayşe');
  const asked = ask.mock.calls.length;
  await user.type(screen.getByLabelText(/^Soyad/), 'Kaya');
  expect(screen.getByLabelText<HTMLInputElement>(/^Ad/).value).toBe('Ayşe');
  expect(ask.mock.calls.length).toBe(asked);
});
