import type { BrowserContextOptions, Page } from 'playwright-core';
import { useBrowser } from './browser.ts';

/** Tabs that no test has at the moment, by the options of their context. */
const free = new Map<string, Page[]>();

/** A light document of the panel's origin: who leaves for another origin leaves the process too. */
export const RESTING_PLACE = '/plus/tema.js';

/**
 * A tab in a context of its own, used before where one of these options is free: starting a process, fetching the panel and compiling it
 * cost twice what the panel itself does. Whatever a test left in it is gone; the panel is always loaded anew.
 */
export async function takeTab({ options, isNew, prepare }: { options: BrowserContextOptions; isNew: boolean; prepare: (page: Page) => Promise<void> }): Promise<Page> {
  const used = isNew ? undefined : free.get(JSON.stringify(options))?.pop();
  if (used && !used.isClosed()) return used;
  const page = await (await (await useBrowser()).newContext(options)).newPage();
  await prepare(page);
  return page;
}

/** Empties a tab for the next test. */
export async function handOn(page: Page, options: BrowserContextOptions): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // What is shown may write once more when it is left, so it is left first.
  await page.goto(RESTING_PLACE);
  if (!options.hasTouch) await page.mouse.move(0, 0);
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: options.baseURL!, storageTypes: 'all' });
  await devtools.detach();
  const key = JSON.stringify(options);
  free.set(key, [...(free.get(key) ?? []), page]);
}
