import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { useBrowser } from './browser.ts';
import { newIP, type Kisi, type Sunucu } from './salon.ts';

export const WIDE: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Longer than anything may take and shorter than a test, so that the failure names what was waited for. */
const PATIENCE_MS = 15_000;
const PICTURES = join(import.meta.dirname, '../../../test-results/screens');

type OpenOptions = {
  /** The signed-in person; by default nobody. */
  kisi?: Kisi;
  /** The path below `/plus/#`. */
  path?: string;
  /** An address that is no screen of the panel, such as the customers' page. */
  adres?: string;
  /** By default that of the person, or the one that all tests share. */
  sunucu?: Sunucu;
  /** What the browser's clock shows, which then stands still. */
  saat?: Date;
  context?: BrowserContextOptions;
  tema?: 'light' | 'dark';
  /** Messages that the console may show, for a test of a refusal. */
  expected?: RegExp[];
};

/** The panel in a real browser. Call it once in a file. Every call of `open` gives a new browser context. */
export function setUpPanel() {
  let browser: Browser;
  const problems: string[] = [];

  beforeAll(async () => {
    mkdirSync(PICTURES, { recursive: true });
    browser = await useBrowser();
  });

  afterEach(async ({ task }) => {
    const pages = browser.contexts().flatMap((context) => context.pages());
    if (task.result?.state === 'fail') for (const [index, page] of pages.entries()) await tellPage(page, `failed-${task.id}-${index}`);
    for (const context of browser.contexts()) await context.close();
    expect(problems.splice(0), 'errors of the page, and requests that leave the machine').toEqual([]);
  });

  async function open({ kisi, path = '/', adres, sunucu = kisi?.sunucu, saat, context: options = WIDE, tema = 'light', expected = [] }: OpenOptions = {}): Promise<Page> {
    const origin = sunucu?.panelUrl ?? inject('panelUrl');
    const context = await browser.newContext({
      ...options,
      baseURL: origin,
      locale: 'tr-TR',
      timezoneId: 'Europe/Istanbul',
      reducedMotion: 'reduce',
      colorScheme: tema,
      extraHTTPHeaders: { 'x-forwarded-for': kisi?.ip ?? newIP() },
    });
    context.setDefaultTimeout(PATIENCE_MS);
    watchRequests(context, origin, problems);
    context.on('weberror', (error) => problems.push(error.error().message));
    context.on('console', (message) => {
      const text = `${message.text()} ${message.location().url}`;
      if (message.type() === 'error' && !expected.some((known) => known.test(text))) problems.push(text);
    });
    if (saat) await context.clock.setFixedTime(saat);
    if (kisi) await signIn(context, kisi, origin);
    // A salon that has not said everything of itself is asked once a day; these stories are of other days.
    await context.addInitScript(() => {
      // An empty page has no storage.
      if (location.protocol === 'http:') localStorage.setItem('defter-temel-bilgi', String(Date.now()));
    });
    const page = await context.newPage();
    await page.goto(adres ?? addressOf(path));
    return page;
  }

  return { open };
}

/** The address of a screen. `goto` opens it without loading the panel again. */
export const addressOf = (path: string) => `/plus/#${path}`;

/** The path of the panel, below the hash. */
const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).hash.slice(1));

export async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => pathOf(page)).toBe(path);
}

/** Saves a screenshot for people to look at, who ask for them with PICTURES=1: a run without them is a minute shorter. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES) await takePicture(page, name);
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(PICTURES, `${name}.png`), animations: 'disabled' });
}

/** Keeps what stands on the page of a failed test, as a picture and, for whoever has only the output, as its words. */
async function tellPage(page: Page, name: string): Promise<void> {
  await takePicture(page, name);
  const words = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
  // Notices stand last in the page.
  const told = words.length <= 2_000 ? words : `${words.slice(0, 1_500)} … ${words.slice(-500)}`;
  process.stderr.write(`${name} at ${page.url()}: ${told}\n`);
}

/** Tells of every request that would leave the machine. It only looks: who intercepts requests goes without the browser's cache. */
function watchRequests(context: BrowserContext, origin: string, problems: string[]): void {
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) problems.push(`asked for ${request.url()}`);
  });
}

/** The session as the panel stores it after signing in. */
async function signIn(context: BrowserContext, { oturum }: Kisi, url: string): Promise<void> {
  await context.addCookies([{ name: 'defter', value: encodeURIComponent(JSON.stringify(oturum)), url, sameSite: 'Strict' }]);
}
