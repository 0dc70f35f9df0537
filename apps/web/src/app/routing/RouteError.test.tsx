import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { page } from './lazy-route.ts';
import { RouteError } from './RouteError.tsx';

/**
 * Opens a screen whose code cannot be fetched.
 * @returns how often the panel was reloaded, and a switch for the connection
 */
function openMissing(hasLine: boolean) {
  const reload = vi.fn();
  const line = { isThere: hasLine };
  vi.stubGlobal('location', { pathname: '/plus/', origin: 'http://localhost', href: 'http://localhost/plus/', reload });
  vi.stubGlobal('fetch', () => (line.isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no line'))));
  const missing = page([], () => Promise.reject(new TypeError('no such part')));
  const router = createMemoryRouter([{ path: '/', lazy: missing, ErrorBoundary: RouteError, HydrateFallback: () => null }]);
  return { reload, line, ...show(<RouterProvider router={router} />) };
}

it('stays on the screen when a part of the panel cannot be fetched offline, and reloads once it is online', async () => {
  const { reload, line, user } = openMissing(false);
  await screen.findByText(/bir parçası indirilemedi/);
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(reload).not.toHaveBeenCalled();
  line.isThere = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('reloads a panel whose files the server has replaced, once', async () => {
  const { reload, unmount } = openMissing(true);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  unmount();
  const again = openMissing(true);
  await screen.findByText(/bir parçası indirilemedi/);
  expect(again.reload).not.toHaveBeenCalled();
});
