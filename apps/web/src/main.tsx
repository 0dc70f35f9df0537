import './ui/mantine.css';
import './ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { redirectOf } from './app/routing/guard.ts';
import { startTexts } from './app/i18n.ts';
import { getOturum } from './app/session/oturum.ts';
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

async function start(): Promise<void> {
  correctAddress();
  followSessionChanges();
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
