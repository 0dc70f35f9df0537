import { loadTexts } from './lazy-route.ts';

/**
 * The loader of a part that is not a page, together with its catalogues.
 *
 *     const loadSeri = withTexts(['seri'], async () => (await import('./seri/FormSerisi.tsx')).FormSerisi);
 */
export const withTexts = <Part>(namespaces: readonly string[], load: () => Promise<Part>) => async (): Promise<Part> => (await Promise.all([load(), loadTexts(namespaces)]))[0];
