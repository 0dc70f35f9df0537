import { infoCalls } from '@defter/contract/info.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showTo } from '../../test/render.tsx';
import { queryClient, queryKeyOf } from '../data/query.ts';
import { loadTexts } from '../routing/lazy-route.ts';
import { AyarlarPage } from './AyarlarPage.tsx';

beforeEach(async () => {
  await loadTexts(['ayar', 'panel', 'personel', 'yetki']);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  queryClient.setQueryData(queryKeyOf(infoCalls.get), { success: true, message: '', paketAdi: 'Premium' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

it('says that the person has no right to a tab, and shows no other in its place', async () => {
  showTo(['firmaIslemleri'], <AyarlarPage />, '/?sekme=roller');
  expect(await screen.findByText('Bu sayfayı görüntülemek için yetkiniz bulunmamaktadır')).toBeInstanceOf(HTMLElement);
  // The permitted tabs stand beside it, none of them as the open one.
  expect(screen.getAllByRole('button', { name: /Firma/ })[0]!.getAttribute('aria-current')).not.toBe('true');
});

it('begins with the first tab that the person may see', async () => {
  showTo(['firmaIslemleri'], <AyarlarPage />);
  await screen.findByRole('navigation');
  expect(screen.queryByText(/yetkiniz bulunmamaktadır/)).toBeNull();
});
