import i18next from 'i18next';
import type { ComponentType } from 'react';
import { loadPart } from '../../ui/load-part.ts';
import { loadAnswerTexts } from '../../ui/notice.ts';
import { askEarly } from '../data/api.ts';
import { isAsked } from '../data/query.ts';

type LazyPage = () => Promise<{ Component: ComponentType }>;

/**
 * A page for the route table's `lazy`: its code and its texts come together, within 120 seconds (spec 1§2),
 * and behind them the texts of all that the server may answer. `ilk` are the readings that the page begins with: they leave together with the
 * code, unless something like them was asked for before.
 *
 *     { path: paths.kasa(), lazy: page(['kasa'], async () => (await import('../../features/kasa/KasaPage.tsx')).KasaPage) }
 */
export function page(namespaces: readonly string[], load: () => Promise<ComponentType>, ilk: readonly string[] = []): LazyPage {
  return () =>
    loadPart(async () => {
      for (const path of ilk) if (!isAsked(path)) askEarly(path);
      const [Component] = await Promise.all([load(), loadTexts(namespaces)]);
      void loadAnswerTexts();
      return { Component };
    });
}

/** Fetches catalogues for a part that is not a page, such as a panel that any page can open. */
export async function loadTexts(namespaces: readonly string[]): Promise<void> {
  await i18next.loadNamespaces([...namespaces]);
  // i18next does not report a missing catalogue; without the Turkish one there is no fallback.
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle('tr', namespace));
  if (missing.length > 0) throw new Error(`no texts for ${missing.join(', ')}`);
}
