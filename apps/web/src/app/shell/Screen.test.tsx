import { screen } from '@testing-library/react';
import { matchRoutes, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../data/query.ts';
import { loadTexts } from '../routing/lazy-route.ts';
import { routes } from '../routing/routes.tsx';
import { showTo } from '../../test/render.tsx';
import { Screen } from './Screen.tsx';

afterEach(() => queryClient.clear());

const PAPERS = ['/randevular/yazdir', '/raporlar/satis-raporu/yazdir', '/stoklar/etiket', '/satis/a4/7', '/satis/adisyon/7', '/satis/taksit-sozlesmesi/7', '/satis/tahsilat/7', '/kasa/gun-sonu/7', '/hizmet-satis-sozlesmesi', '/musteriler/7/cari-kart', '/musteriler/7/veri-dokumu'];

test.each(PAPERS)('whoever may not see the paper at %s is told so in place of it', async (address) => {
  await loadTexts(['panel']);
  const frame = matchRoutes(routes, address)?.at(-2)?.route.lazy;
  expect(typeof frame === 'function' && (await frame())).toHaveProperty('Component', Screen);
  showTo(
    ['ayarBirim'],
    <Routes>
      <Route element={<Screen />}>
        <Route path="*" element={<p>kağıt</p>} />
      </Route>
    </Routes>,
    address,
  );
  screen.getByRole('heading', { name: /yetkiniz bulunmamaktadır/ });
  expect(screen.queryByText('kağıt')).toBeNull();
});
