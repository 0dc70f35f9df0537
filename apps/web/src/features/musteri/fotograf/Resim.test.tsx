import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { show } from '../../../test/render.tsx';
import { Resim } from './Resim.tsx';

const fotograf = { fotografAdi: 'once.jpg', tarih: '2026-03-05', genislik: 400, yukseklik: 300 };
let isThere = false;

beforeEach(async () => {
  await loadTexts(['fotograf']);
  isThere = false;
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: () => 'blob:once', revokeObjectURL: () => undefined }));
  vi.stubGlobal('fetch', async () => (isThere ? new Response('resim') : Response.json({ success: false, message: 'bulunamadi' }, { status: 404 })));
});

test('a photo that cannot be loaded says so, and can be loaded again', async () => {
  const { user } = show(<Resim fotograf={fotograf} boy="buyuk" />);
  const again = await screen.findByRole('button', { name: 'Tekrar dene' });
  isThere = true;
  await user.click(again);
  expect(await screen.findByRole('img', { name: '05.03.2026 tarihli fotoğraf' })).toBeInstanceOf(HTMLImageElement);
});

test('a small one says so in its place', async () => {
  show(<Resim fotograf={fotograf} boy="kucuk" />);
  expect(await screen.findByRole('img', { name: 'Yüklenemedi' })).toBeInstanceOf(SVGElement);
});
