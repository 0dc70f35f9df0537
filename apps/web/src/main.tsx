import './ui/mantine.css';
import './ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { redirectOf } from './app/routing/guard.ts';
import { paths } from './app/routing/paths.ts';
import { startTexts } from './app/i18n.ts';
import { getOturum, refreshOturum } from './app/session/oturum.ts';
import { Providers } from './app/Providers.tsx';
import { createRouter } from './app/routing/routes.tsx';
import { followSessionChanges } from './app/session/session-changes.ts';
import { prefetchYetki } from './app/session/yetki.ts';

/** Decides the first page before any page is fetched, so that a signed-out visitor loads the sign-in page alone. */
function correctAddress(): void {
  const { pathname, search } = new URL(location.hash.slice(1) || '/', location.origin);
  const to = redirectOf({ pathname, search, signedIn: getOturum() !== undefined, from: history.state?.usr?.from });
  if (to) history.replaceState(null, '', `#${to}`);
}

/**
 * Another tab may have signed somebody in or out. After a sign-in there, a sign-in page here reloads into the panel (spec 1§2); a registration here
 * goes on.
 */
function lookAgain(): void {
  const wasSignedOut = getOturum() === undefined;
  refreshOturum();
  if (!wasSignedOut || !getOturum() || !location.hash.startsWith(`#${paths.login()}`)) return;
  correctAddress();
  location.reload();
}

async function start(): Promise<void> {
  correctAddress();
  followSessionChanges();
  window.addEventListener('focus', lookAgain);
  if (getOturum()) void prefetchYetki();
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
