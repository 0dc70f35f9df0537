import './ui/mantine.css';
import './ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { redirectOf } from './app/guard.ts';
import { startTexts } from './app/i18n.ts';
import { getOturum } from './app/oturum.ts';
import { Providers } from './app/Providers.tsx';
import { createRouter } from './app/routes.tsx';
import { followSessionChanges } from './app/session-changes.ts';

// A part that has gone from the server after an update: one reload brings the new ones, a second failure is shown.
const RELOADED = 'defter-yenilendi';
window.addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem(RELOADED)) return;
  event.preventDefault();
  sessionStorage.setItem(RELOADED, '1');
  location.reload();
});
window.addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(RELOADED), 10_000));

/** Decides the first page before any page is fetched, so that a signed-out visitor loads the sign-in page alone. */
function correctAddress(): void {
  const { pathname, search } = new URL(location.hash.slice(1) || '/', location.origin);
  const to = redirectOf({ pathname, search, signedIn: getOturum() !== undefined, from: history.state?.usr?.from });
  if (to) history.replaceState(null, '', `#${to}`);
}

async function start(): Promise<void> {
  correctAddress();
  followSessionChanges();
  await startTexts();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={createRouter()} />
      </Providers>
    </StrictMode>,
  );
}

void start();
