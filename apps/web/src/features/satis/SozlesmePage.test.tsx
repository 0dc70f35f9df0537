import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/data/query.ts';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { SozlesmePage } from './SozlesmePage.tsx';

afterEach(() => queryClient.clear());

test('whoever may print agreements of customers alone is told so at the address of a sale', async () => {
  await loadTexts(['sozlesme']);
  vi.stubGlobal('fetch', async () => Response.json({ success: false, message: 'yetkiYok' }, { status: 403 }));
  showTo(['musteriGoruntule'], <SozlesmePage />, '/hizmet-satis-sozlesmesi?satis=7');
  await screen.findByRole('heading', { name: /yetkiniz yok/ });
  expect(screen.queryByRole('button')).toBeNull();
});
