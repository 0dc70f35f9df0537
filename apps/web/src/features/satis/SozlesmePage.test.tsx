import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../app/data/query.ts';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { SozlesmePage } from './SozlesmePage.tsx';

afterEach(() => queryClient.clear());

test('the address of a sale refuses people who may print agreements of customers only', async () => {
  await loadTexts(['sozlesme']);
  vi.stubGlobal('fetch', async () => Response.json({ success: false, message: 'yetkiYok' }, { status: 403 }));
  showTo(['musteriGoruntule'], <SozlesmePage />, '/hizmet-satis-sozlesmesi?satis=7');
  await screen.findByText(/yetkiniz yok/);
  expect(screen.queryByText(/Bağlantınızı/)).toBeNull();
});

test.each([
  ['leads whoever writes the agreement to its text', ['satisYazdir', 'ayarlarGenelAyarIslemleri'], 1],
  ['leads whoever may only print nowhere', ['satisYazdir', 'randevuAyarlari'], 0],
] as const)('without a text it %s', async (_ad, yetkiler, links) => {
  await loadTexts(['sozlesme']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', sozlesme: { metin: null, satis: null, musteri: {} } }));
  showTo(yetkiler, <SozlesmePage />, '/hizmet-satis-sozlesmesi?satis=7');
  await screen.findByText('Sözleşme metni yazılmamış');
  expect(screen.queryAllByRole('link')).toHaveLength(links);
});
