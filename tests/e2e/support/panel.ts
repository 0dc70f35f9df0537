import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, ConsoleMessage, Locator, Page, Request, WebError } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { newIP, type Kisi, type Sunucu } from './salon.ts';
import { goOn, handOn, isWaiting, RESTING_PLACE, takeTab } from './tabs.ts';

export const WIDE: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A device by the name that its pictures carry, and the theme that it is looked at in. */
type Cihaz = readonly [ad: 'wide' | 'phone', context: BrowserContextOptions, tema: 'light' | 'dark'];
const CIHAZLAR = { wide: ['wide', WIDE, 'light'], phone: ['phone', PHONE, 'dark'] } as const satisfies Record<string, Cihaz>;

/** The device for a story that is the same on a desk and on a phone: the harder one, and both for the pictures. `walkScreens` shows every screen on both. */
export const toldOn = (ad: Cihaz[0]): Cihaz[] => (process.env.PICTURES ? [CIHAZLAR.wide, CIHAZLAR.phone] : [CIHAZLAR[ad]]);

/** Longer than any step may take and shorter than a test, so that the failure names the step. */
const PATIENCE_MS = 15_000;
const PICTURES = join(import.meta.dirname, '../../../test-results/screens');

type OpenOptions = {
  /** The signed-in person; by default nobody. */
  kisi?: Kisi;
  /** The path below `/plus/#`. */
  path?: string;
  /** An address that is no screen of the panel, such as the customers' page. */
  adres?: string;
  /** By default the person's own server, or the shared one. */
  sunucu?: Sunucu;
  /** The time of the browser's clock, which then stands still. */
  saat?: Date;
  context?: BrowserContextOptions;
  tema?: 'light' | 'dark';
  /** Messages that the console may show, for a test of a refusal. */
  expected?: RegExp[];
  /** For a test that changes the tab in a way that cannot be taken back: no other test gets it. */
  isLast?: boolean;
};

/** A tab that a test has open, and how it is given back. */
type Opened = { page: Page; release(isGood: boolean): Promise<void> };

/** The panel in a real browser. Call it once in a file. Every call of `open` gives a tab in a context of its own, with nothing left in it. */
export function setUpPanel() {
  const problems: string[] = [];
  const opened: Opened[] = [];

  beforeAll(() => {
    mkdirSync(PICTURES, { recursive: true });
  });

  afterEach(async ({ task }) => {
    const isGood = task.result?.state !== 'fail';
    if (!isGood) for (const [index, { page }] of opened.entries()) await tellPage(page, `failed-${task.id}-${index}`);
    for (const { release } of opened.splice(0)) await release(isGood);
    expect(problems.splice(0), 'errors of the page, and requests that leave the machine').toEqual([]);
  });

  async function open({ kisi, path = '/', adres, sunucu = kisi?.sunucu, saat, context: device = WIDE, tema = 'light', expected = [], isLast = false }: OpenOptions = {}): Promise<Page> {
    const origin = sunucu?.panelUrl ?? inject('panelUrl');
    const options = { ...device, baseURL: origin, locale: 'tr-TR', timezoneId: 'Europe/Istanbul', reducedMotion: 'reduce' as const };
    const page = await takeTab({ options, isNew: saat !== undefined, prepare: prepareTab });
    const context = page.context();
    const stopWatching = watch(context, origin, expected, problems);
    opened.push({
      page,
      async release(isGood) {
        stopWatching();
        if (isGood && !saat && !isLast && !page.isClosed()) await handOn(page, options);
        else await context.close();
      },
    });
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': kisi?.ip ?? newIP() });
    await page.emulateMedia({ colorScheme: tema });
    if (device.viewport) await page.setViewportSize(device.viewport);
    if (saat) await context.clock.setFixedTime(saat);
    if (kisi) await signIn(context, kisi, origin);
    const address = adres ?? addressOf(path);
    if (kisi && isWaiting(page) && !adres) await goOn(page, address);
    else {
      if (isWaiting(page)) await page.goto(RESTING_PLACE);
      await page.goto(address);
    }
    return page;
  }

  return { open };
}

async function prepareTab(page: Page): Promise<void> {
  const context = page.context();
  context.setDefaultTimeout(PATIENCE_MS);
  // A salon that has not said everything of itself is asked once a day; these stories are of other days.
  await context.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol === 'http:') localStorage.setItem('defter-temel-bilgi', String(Date.now()));
  });
}

/** The address of a screen. `goto` opens it without loading the panel again. */
export const addressOf = (path: string) => `/plus/#${path}`;

/** The path of the panel, below the hash. */
const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).hash.slice(1));

export async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => pathOf(page)).toBe(path);
}

/** Holds back the answers of an address, as a slow line does. @returns what lets them through */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Makes the server refuse an address for now, at once and for any request.
 * @returns the function that ends it
 */
export async function refuseFor(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.fulfill({ status: 403, json: { success: false, message: 'yetkiYok' } }));
  return () => page.unroute(address);
}

/** The box of an element, once it is drawn. */
export async function boxOf(locator: Locator) {
  await locator.waitFor();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not drawn`);
  return box;
}

/** One half of a double click at the pointer, counted as by a mouse. Any time may pass between the halves. */
export async function pressHalf(page: Page, half: 1 | 2): Promise<void> {
  await page.mouse.down({ clickCount: half });
  await page.mouse.up({ clickCount: half });
}

/** Saves a screenshot for people, with PICTURES=1: a run without them is a minute shorter. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES) await takePicture(page, name);
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(PICTURES, `${name}.png`), animations: 'disabled' });
}

/** Keeps the page of a failed test as a picture and, for readers of the output only, as its words. */
async function tellPage(page: Page, name: string): Promise<void> {
  await takePicture(page, name);
  const words = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
  // Notices stand last in the page.
  const told = words.length <= 2_000 ? words : `${words.slice(0, 1_500)} … ${words.slice(-500)}`;
  process.stderr.write(`${name} at ${page.url()}: ${told}\n`);
}

/**
 * Reports errors, and every request that would leave the machine, until it is stopped. It only watches, because intercepting requests turns the
 * browser's cache off.
 */
function watch(context: BrowserContext, origin: string, expected: readonly RegExp[], problems: string[]): () => void {
  const onRequest = (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) problems.push(`asked for ${request.url()}`);
  };
  const onError = (error: WebError) => void problems.push(error.error().message);
  const onConsole = (message: ConsoleMessage) => {
    const text = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !expected.some((known) => known.test(text))) problems.push(text);
  };
  context.on('request', onRequest).on('weberror', onError).on('console', onConsole);
  return () => void context.off('request', onRequest).off('weberror', onError).off('console', onConsole);
}

/** The session as the panel stores it after signing in. */
async function signIn(context: BrowserContext, { oturum }: Kisi, url: string): Promise<void> {
  await context.addCookies([{ name: 'defter', value: encodeURIComponent(JSON.stringify(oturum)), url, sameSite: 'Strict' }]);
}
