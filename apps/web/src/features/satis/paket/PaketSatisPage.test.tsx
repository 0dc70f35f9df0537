import { infoCalls } from '@defter/contract/info.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient, queryKeyOf } from '../../../app/data/query.ts';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { showTo } from '../../../test/render.tsx';
import { PaketSatisPage } from './PaketSatisPage.tsx';

beforeEach(async () => {
  await loadTexts(['satis', 'paketSatis', 'mesaj', 'musteri']);
  queryClient.setQueryData(queryKeyOf(infoCalls.get), { success: true, message: '', satisModulu: true });
});

test.each([
  ['the programs', '/'],
  ['the program that it was opened with', '/?program=3'],
  ['the customer whom it was opened for', '/?musteri=7'],
])('the sale of a package says once that %s cannot be read, and does not ask again', async (_what, address) => {
  const ask = vi.fn(async () => Response.json({ success: false, message: 'yetkiYok' }, { status: 403 }));
  vi.stubGlobal('fetch', ask);
  const { user } = showTo(['satisEkle', 'paketGoruntule', 'musteriGoruntule'], <PaketSatisPage />, address);
  const again = await screen.findAllByRole('button', { name: 'Tekrar dene' });
  const asked = ask.mock.calls.length;
  await user.tab();
  await user.tab();
  expect(again.every((button) => button.isConnected)).toBe(true);
  expect(ask.mock.calls.length).toBe(asked);
});
