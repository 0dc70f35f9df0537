import { infoCalls } from '@defter/contract/info.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient, queryKeyOf } from '../../app/data/query.ts';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { PaketSatisPage } from './paket/PaketSatisPage.tsx';
import { SatisPage } from './SatisPage.tsx';

beforeEach(async () => {
  await loadTexts(['satis', 'paketSatis', 'mesaj']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], toplamKayit: 0, toplam: 0 }));
});
afterEach(() => queryClient.clear());

test.each([['a sale', SatisPage], ['a package', PaketSatisPage]])('%s does not begin in a plan without sales, and leads to the plans instead', (_ad, Page) => {
  queryClient.setQueryData(queryKeyOf(infoCalls.get), { success: true, message: '', satisModulu: false });
  showTo(['satisEkle', 'musteriGoruntule'], <Page />);
  screen.getByRole('heading', { name: 'Paketinizde satış yok' });
  expect(screen.getByRole('link', { name: 'Paketlere bak' }).getAttribute('href')).toBe('/hesap?bolum=paket');
  expect(screen.queryByRole('region', { name: 'Sepet' })).toBeNull();
});
