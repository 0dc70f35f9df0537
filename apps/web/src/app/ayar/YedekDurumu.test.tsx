import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadTexts } from '../routing/lazy-route.ts';
import { show } from '../../test/render.tsx';
import { YedekDurumu } from './YedekDurumu.tsx';

const yedek = (durum: object) =>
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', acikMi: true, zaman: '2026-01-05T00:00:00Z', denendiMi: true, alinamadiMi: false, ...durum }));

it.each([
  [{}, 'Son yedek: 05.01.2026 03:00, denendi.'],
  [{ denendiMi: false }, 'Son yedek: 05.01.2026 03:00, geri yüklemesi denenemedi.'],
  [{ alinamadiMi: true }, 'Son gece yedek alınamadı. Son yedek: 05.01.2026 03:00, denendi.'],
  [{ zaman: null, denendiMi: false }, 'Henüz yedek alınmadı.'],
])('says what became of the nightly backup', async (durum, sozu) => {
  await loadTexts(['ayar']);
  yedek(durum);
  show(<YedekDurumu />);
  expect((await screen.findByText(sozu)).textContent).toBe(sozu);
});
