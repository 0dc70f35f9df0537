import i18next from 'i18next';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadPart } from '../../ui/load-part.ts';
import { loadAnswerTexts } from '../../ui/notice.ts';
import { askEarly } from '../data/api.ts';
import { isAsked } from '../data/query.ts';
import { getOturum } from '../session/oturum.ts';

/** A page, and the first readings of an address: they are sent before it is drawn, so that it is drawn once, with the answers. */
type Page = ComponentType & { readFirst?: (params: URLSearchParams) => readonly Promise<void>[] };
type LazyPage = () => Promise<Pick<RouteObject, 'Component' | 'loader' | 'shouldRevalidate'>>;

/**
 * A page for the route table's `lazy`: its code and its texts come together, within 120 seconds (spec 1§2),
 * and behind them the texts of the server's answers. `early` are addresses of its first readings: they are sent together with the code, unless a
 * similar one was sent before.
 *
 *     { path: paths.kasa(), lazy: page(['kasa'], async () => (await import('../../features/kasa/KasaPage.tsx')).KasaPage) }
 */
export function page(namespaces: readonly string[], load: () => Promise<Page>, early: readonly string[] = []): LazyPage {
  return () =>
    loadPart(async () => {
      for (const path of early) if (!isAsked(path)) askEarly(path);
      const [Component] = await Promise.all([load(), loadTexts(namespaces)]);
      void loadAnswerTexts();
      const { readFirst } = Component;
      if (!readFirst) return { Component };
      // Without a session nothing is read: the guards lead to the sign-in page.
      const loader: RouteObject['loader'] = ({ request }) => (getOturum() ? soon(readFirst(new URL(request.url).searchParams)) : null);
      return { Component, loader, shouldRevalidate: () => false };
    });
}

/** After this wait the page is drawn without its answers, with placeholders. */
const SOON_MS = 100;

async function soon(readings: readonly Promise<void>[]): Promise<null> {
  await Promise.race([Promise.all(readings), new Promise((resolve) => setTimeout(resolve, SOON_MS))]);
  return null;
}

/** Fetches catalogues for a part that is not a page, such as a panel that any page can open. */
export async function loadTexts(namespaces: readonly string[]): Promise<void> {
  // The first makes the catalogues follow the language from now on, but waits for all that any part has asked for; the second waits for these only.
  void i18next.loadNamespaces([...namespaces]);
  await i18next.reloadResources(undefined, namespaces.filter((namespace) => !i18next.hasLoadedNamespace(namespace)));
  // i18next does not report a missing catalogue; without the Turkish one there is no fallback.
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle('tr', namespace));
  if (missing.length > 0) throw new Error(`no texts for ${missing.join(', ')}`);
}
