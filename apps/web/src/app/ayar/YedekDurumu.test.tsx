import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../data/query.ts';
import { loadTexts } from '../routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { YedekDurumu } from './YedekDurumu.tsx';

afterEach(() => queryClient.clear());

const yedek = (durum: object) =>
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', acikMi: true, zaman: '2026-01-05T00:00:00Z', denendiMi: true, alinamadiMi: false, ...durum }));

it.each([
  [{}, 'Son yedek: 05.01.2026 03:00, denendi.'],
  [{ denendiMi: false }, 'Son yedek: 05.01.2026 03:00, geri yüklemesi denenemedi.'],
  [{ alinamadiMi: true }, 'Son gece yedek alınamadı. Son yedek: 05.01.2026 03:00, denendi.'],
  [{ zaman: null, denendiMi: false }, 'Henüz yedek alınmadı.'],
])('tells the state of the nightly backup', async (durum, sozu) => {
  await loadTexts(['ayar']);
  yedek(durum);
  showTo(['ayarlarGenelAyarIslemleri'], <YedekDurumu />);
  expect((await screen.findByText(sozu)).textContent).toBe(sozu);
});

it('asks nothing for people who may only change the company', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  showTo(['firmaIslemleri'], <YedekDurumu />);
  expect(fetched).not.toHaveBeenCalled();
});
