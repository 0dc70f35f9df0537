import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Link, matchRoutes, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../data/query.ts';
import { loadTexts } from '../routing/lazy-route.ts';
import { routes } from '../routing/routes.tsx';
import { giveTo, showTo } from '../../test/render.tsx';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { Screen } from './Screen.tsx';

afterEach(() => queryClient.clear());

const onScreen = (part: ReactNode) => (
  <Routes>
    <Route element={<Screen />}>
      <Route path="*" element={part} />
    </Route>
  </Routes>
);

function Form() {
  const [text, setText] = useState('');
  useLeaveGuard(() => text !== '');
  return <input aria-label="Not" value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}

const PAPERS = [
  '/randevular/yazdir',
  '/raporlar/satis-raporu/yazdir',
  '/stoklar/etiket',
  '/satis/a4/7',
  '/satis/adisyon/7',
  '/satis/taksit-sozlesmesi/7',
  '/satis/tahsilat/7',
  '/kasa/gun-sonu/7',
  '/hizmet-satis-sozlesmesi',
  '/musteriler/7/cari-kart',
  '/musteriler/7/veri-dokumu',
];

test.each(PAPERS)('people without the right to the paper at %s are told so in place of it', async (address) => {
  await loadTexts(['panel']);
  const frame = matchRoutes(routes, address)?.at(-2)?.route.lazy;
  expect(typeof frame === 'function' && (await frame())).toHaveProperty('Component', Screen);
  showTo(['ayarBirim'], onScreen(<p>kağıt</p>), address);
  screen.getByRole('heading', { name: /yetkiniz bulunmamaktadır/ });
  expect(screen.queryByText('kağıt')).toBeNull();
});

test('input stays when the right to see its screen is taken away, and a notice tells of that', async () => {
  await loadTexts(['panel']);
  const { user } = showTo(['kasaIslemleri'], onScreen(<Form />), '/kasa');
  await user.type(screen.getByLabelText('Not'), 'Fatura geldi');
  act(() => giveTo(['musteriGoruntule']));
  await screen.findByText(/yetkiniz kaldırıldı/);
  expect(screen.getByLabelText('Not')).toHaveProperty('value', 'Fatura geldi');
  act(() => giveTo(['kasaIslemleri']));
  await waitFor(() => expect(screen.queryByText(/yetkiniz kaldırıldı/)).toBeNull());
  expect(screen.getByLabelText('Not')).toHaveProperty('value', 'Fatura geldi');
});

test('the screen goes with the panel in which something was typed', async () => {
  await loadTexts(['panel']);
  const panelled = (
    <>
      <Form />
      <Link to="/kasa">Kapat</Link>
    </>
  );
  const { user } = showTo(['kasaIslemleri'], onScreen(panelled), '/kasa?panel=0');
  await user.type(screen.getByLabelText('Not'), 'Fatura');
  act(() => giveTo(['musteriGoruntule']));
  await user.click(screen.getByRole('link', { name: 'Kapat' }));
  await screen.findByRole('heading', { name: /yetkiniz bulunmamaktadır/ });
  expect(screen.queryByLabelText('Not')).toBeNull();
});

test('without input, the screen goes with the right to see it', async () => {
  await loadTexts(['panel']);
  showTo(['kasaIslemleri'], onScreen(<Form />), '/kasa');
  act(() => giveTo(['musteriGoruntule']));
  await screen.findByRole('heading', { name: /yetkiniz bulunmamaktadır/ });
  expect(screen.queryByLabelText('Not')).toBeNull();
});
