import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import type { TakvimRandevusu } from '../../../apps/web/src/features/randevu/calendar/types.ts';
import { TakvimTabani } from '../support/takvim-tabani.ts';
import { useBrowser } from '../support/browser.ts';

/** Three columns, 09:00 to 18:00; 10 o'clock is in sight without scrolling. */
const DAY: TakvimRandevusu[] = [
  { id: 1, sutunID: 1, baslangic: 600, bitis: 645, durum: 'B', baslik: 'Ayşe Kaya', altBaslik: 'Cilt bakımı' },
  { id: 2, sutunID: 1, baslangic: 720, bitis: 780, durum: 'O', baslik: 'Zeynep Demir' },
  { id: 3, sutunID: 2, baslangic: 600, bitis: 660, durum: 'K', baslik: 'Elif Şahin', kilitli: true },
];
const ROW_PX = 16;
export const WIDE: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

type OpenOptions = { day?: Partial<TakvimRandevusu>[]; query?: Record<string, string>; context?: BrowserContextOptions };

/** The calendar in a real browser, alone on its page. Call it once in a file; `open` gives each test a page of its own. */
export function setUpCalendar() {
  let browser: Browser;
  const problems: string[] = [];
  const opened: BrowserContext[] = [];

  beforeAll(async () => {
    browser = await useBrowser();
  });

  afterEach(async () => {
    for (const context of opened.splice(0)) await context.close();
    expect(problems.splice(0)).toEqual([]);
  });

  async function open({ day = DAY, query = {}, context = WIDE }: OpenOptions = {}): Promise<CalendarPage> {
    const own = await browser.newContext(context);
    opened.push(own);
    const page = await own.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const search = new URLSearchParams({ sutun: '3', baslangic: '540', bitis: '1080', gun: JSON.stringify(day), ...query });
    await page.goto(`${inject('calendarUrl')}?${search}`);
    await page.locator('[role=application], main p').first().waitFor();
    return new CalendarPage(page);
  }

  return { open };
}

export class CalendarPage extends TakvimTabani {
  async boxOf(name: string): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await this.block(name).boundingBox();
    if (!box) throw new Error(`${name} is not drawn`);
    return box;
  }

  /** The middle of the slot that begins at a minute, in a column counted from 1. */
  async slot(sira: number, minute: number): Promise<{ x: number; y: number }> {
    const box = await this.page.getByRole('group').nth(sira - 1).boundingBox();
    if (!box) throw new Error(`column ${sira} is not drawn`);
    return { x: box.x + box.width / 2, y: box.y + ((minute - 540) / 15 + 0.5) * ROW_PX };
  }

  /** The name of what has the focus. */
  focused(): Promise<string | null> {
    return this.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
  }
}

/** Shows the page in a theme. Colours that are still on their way would be measured half-way. */
export async function wearTema({ page }: CalendarPage, tema: 'light' | 'dark'): Promise<void> {
  await page.evaluate((scheme) => document.documentElement.setAttribute('data-mantine-color-scheme', scheme), tema);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished)));
}

/** The requests of the calendar to the page so far. */
export async function expectAsked({ page }: CalendarPage, ...olaylar: string[]): Promise<void> {
  await expect.poll(() => page.locator('[aria-label=olaylar] li').allTextContents()).toEqual(olaylar);
}

/** The last announcement for screen readers. */
export async function expectSaid({ page }: CalendarPage, text: string): Promise<void> {
  await expect.poll(() => page.locator('[aria-live]').textContent()).toBe(text);
}
