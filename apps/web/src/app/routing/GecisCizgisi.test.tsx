import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useState } from 'react';
import { show } from '../../test/render.tsx';
import { usePart } from '../../ui/use-part.ts';
import { GecisCizgisi } from './GecisCizgisi.tsx';
import { page } from './lazy-route.ts';

const line = () => screen.queryByRole('progressbar', { name: 'Yükleniyor' });

it('shows that the next screen is being loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<() => string>();
  const Frame = () => (
    <>
      <GecisCizgisi />
      <Link to="/kasa">Kasa</Link>
      <Outlet />
    </>
  );
  const router = createMemoryRouter([{ Component: Frame, children: [{ index: true, Component: () => 'bugün' }, { path: '/kasa', lazy: page([], () => promise) }] }]);
  const { user } = show(<RouterProvider router={router} />);
  expect(line()).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Kasa' }));
  expect(line()).not.toBeNull();
  resolve(() => 'kasa ekranı');
  await screen.findByText(/kasa ekranı/);
  await waitFor(() => expect(line()).toBeNull());
});

it('shows that a requested panel is being loaded, and nothing of files loaded in the background', async () => {
  const { promise, resolve } = Promise.withResolvers<() => string>();
  function Ekran() {
    const [wanted, setWanted] = useState(false);
    const Panel = usePart(wanted, () => promise);
    usePart(true, () => new Promise<() => string>(() => undefined));
    return (
      <>
        <GecisCizgisi />
        <button type="button" onClick={() => setWanted(true)}>
          aç
        </button>
        {Panel && <Panel />}
      </>
    );
  }
  const { user } = show(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Ekran }])} />);
  expect(line()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'aç' }));
  expect(line()).not.toBeNull();
  resolve(() => 'panel');
  await screen.findByText(/panel/);
  expect(line()).toBeNull();
});
