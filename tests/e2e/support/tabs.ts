import type { BrowserContextOptions, Page } from 'playwright-core';
import { useBrowser } from './browser.ts';

/** Tabs that no test has at the moment, by the options of their context. */
const free = new Map<string, Page[]>();

/** A screen of the panel for everybody, on which nothing of anybody stands. */
const WAITING_PLACE = '/plus/#/404';
/** The values in the storage that belong to the page and not to a screen: language and theme. */
const OF_THE_PAGE = ['defter-dil', 'defter-tema'];

/** A light document of the panel's origin, because a tab that leaves the origin leaves its process too. */
export const RESTING_PLACE = '/plus/tema.js';

/**
 * A tab in a context of its own, used before where one of these options is free: starting a process, fetching the panel and compiling it
 * cost twice what the panel itself does. Whatever a test left in it is gone. The panel stays loaded: the session has ended, and the next
 * one begins in it, as at a desk where one goes and another comes. What is left of the one before is a fault.
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
  if (!options.hasTouch) await page.mouse.move(0, 0);
  await context.clearCookies();
  // A shown page may write once more when it is left, so it is left first.
  if (!(await leavePanel(page))) await page.goto(RESTING_PLACE);
  await page.evaluate(() => sessionStorage.clear());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: options.baseURL!, storageTypes: 'all' });
  await devtools.detach();
  const key = JSON.stringify(options);
  free.set(key, [...(free.get(key) ?? []), page]);
}

/** Whether the panel waits in this tab for the next person. */
export const isWaiting = (page: Page) => page.url().endsWith(WAITING_PLACE);

/** Lets the panel read the session again, as a tab does that comes to the front. */
export const lookAgain = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

/** Goes on in a panel that waits, as the person whose session is in the cookie. */
export async function goOn(page: Page, address: string): Promise<void> {
  await page.evaluate(() => localStorage.setItem('defter-temel-bilgi', String(Date.now())));
  await lookAgain(page);
  await page.goto(address);
}

/**
 * Ends the session that has left the cookie, and waits at a place for everybody. False where another page than the panel is shown, or one whose
 * language or theme was set.
 */
async function leavePanel(page: Page): Promise<boolean> {
  if (!page.url().includes('/plus/#')) return false;
  const kept = await page.evaluate(() => Object.keys(localStorage));
  if (OF_THE_PAGE.some((name) => kept.includes(name))) return false;
  await lookAgain(page);
  await page.waitForURL(/#\/(login|register|forgot-password|yasal|404)/);
  await page.goto(WAITING_PLACE);
  await page.getByText('404', { exact: true }).waitFor();
  return true;
}
