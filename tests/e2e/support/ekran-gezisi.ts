import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Bolum, type Ekran, faultsOf, foreignTextsOf, hasOpened, KONUK_EKRANLARI, openDoluSalon, opened, settle, show, wearTema } from './ekranlar.ts';
import { keepPicture, setUpPanel, WIDE } from './panel.ts';
import type { Kisi } from './salon.ts';

const DESK = { width: 1366, height: 768 };
const TELEFON = { width: 360, height: 740 };
/**
 * The ways in which each screen is shown, one after the other and back: the theme changes without the device, and the device without the theme. Texts
 * and width are checked by device, colours by theme; the last one is only for the pictures.
 */
const GORUNUSLER = [
  { device: DESK, tema: 'light', isFirst: true },
  { device: DESK, tema: 'dark', isFirst: false },
  { device: TELEFON, tema: 'dark', isFirst: true },
  ...(process.env.PICTURES ? [{ device: TELEFON, tema: 'light', isFirst: false } as const] : []),
] as const;
/** The highest row of a list on a desk. */
const HIGHEST = 44;
/** The smallest letters of a phone, in pixels (docs/requirements.md R27). */
const SMALLEST = 14;
/** Screens whose lines are no rows to look through: paper, entries that tell all that was changed, and a cart. */
const NO_LISTS = new Set(['paket-satisi-duzenle', 'musteri-dokumu', 'sozlesme', 'kayit-gunlugu', 'ayarlar-gecmis', 'randevu-yazdir']);

/**
 * Opens every screen of some areas, each area in one browser tab, on a desk and on a phone, in both themes. On the desk axe looks too, and the rows
 * of lists are measured, because the same elements stand on a phone.
 */
export function walkScreens(bolumler: readonly (Bolum | 'konuk')[]): void {
  const { open } = setUpPanel();
  let salon: { kisi: Kisi; ekranlar: Record<Bolum, Ekran[]> };
  beforeAll(async () => {
    salon = await openDoluSalon();
  });

  test.each(bolumler)('every screen reads, fits and speaks Turkish on a desk and on a phone, in both themes (%s)', { timeout: 180_000 }, async (bolum) => {
    const isKonuk = bolum === 'konuk';
    const page = await open({ kisi: isKonuk ? undefined : salon.kisi, path: '/404', context: WIDE, isLast: true });
    const hold = await devicesOf(page);
    const faults: Record<string, string[]> = {};
    for (const [sira, ekran] of (isKonuk ? KONUK_EKRANLARI : salon.ekranlar[bolum]).entries()) {
      // There and back: each screen begins in the look in which the one before it ended.
      const gorunusler = sira % 2 === 0 ? GORUNUSLER : GORUNUSLER.toReversed();
      for (const [kacinci, { device, tema, isFirst }] of gorunusler.entries()) {
        await wearTema(page, tema);
        await hold(device);
        // A panel that was opened on one device is opened anew if the other shows it in another way.
        if (kacinci === 0 || (hasOpened(ekran) && !(await opened(page).isVisible()))) await show(page, ekran);
        await settle(page);
        await keepPicture(page, `${ekran.ad}-${device.width}-${tema}`);
        const found = [
          // In the dark theme only colours differ.
          ...(device === DESK ? await faultsOf(page, { colorsOnly: tema === 'dark' }) : []),
          ...(device === DESK && isFirst && isList(ekran) ? await highRowsOf(page) : []),
          ...(isFirst ? await faultsOfText(page, device) : []),
        ];
        if (found.length > 0) faults[`${ekran.ad} ${device.width} ${tema}`] = found;
      }
    }
    expect(faults).toEqual({});
  });
}

/** Texts that are not Turkish, content that is wider than the device, or a wrong title of the tab. */
async function faultsOfText(page: Page, device: typeof DESK | typeof TELEFON): Promise<string[]> {
  const shape = await page.evaluate(() => ({
    wide: document.scrollingElement!.scrollWidth,
    lang: document.documentElement.lang,
    heading: document.querySelector('h1')?.textContent.trim() ?? '',
    title: document.title,
    isPaper: document.getElementById('icerik') === null && !document.title.endsWith(' · Defter'),
  }));
  return [
    ...(await foreignTextsOf(page)).map((text) => `not Turkish: ${text}`),
    ...(shape.wide > device.width ? [`${shape.wide} px wide`] : []),
    // Papers stand outside of the frame. The heading of some is the salon; their file is called what they are.
    ...(shape.title !== '' && (shape.isPaper || shape.title.startsWith(shape.heading)) ? [] : [`the tab is called "${shape.title}" and the screen "${shape.heading}"`]),
    ...(shape.lang === 'tr' ? [] : [`html lang=${shape.lang}`]),
    ...(device === TELEFON && !shape.isPaper ? await smallWordsOf(page) : []),
  ];
}

/** Words that are hard to read on a phone. Initials in a circle are a picture of somebody. */
async function smallWordsOf(page: Page): Promise<string[]> {
  const found = await page.evaluate((smallest) => {
    const small: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent: text } = walker.currentNode;
      if (!element?.checkVisibility({ visibilityProperty: true }) || !text?.trim() || element.closest('.mantine-Avatar-root')) continue;
      const range = document.createRange();
      range.selectNode(walker.currentNode);
      // Text for screen readers only takes a pixel.
      if (range.getBoundingClientRect().width < 2) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < smallest) small.push(`letters of ${Math.round(size * 10) / 10} px: ${text.trim().slice(0, 40)}`);
    }
    return small;
  }, SMALLEST - 0.01);
  return [...new Set(found)];
}

/** Turns the open page into one on another device, as a phone with a touch screen or a desk: what it shows it shows anew. */
async function devicesOf(page: Page): Promise<(device: typeof DESK | typeof TELEFON) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  let now: typeof DESK | typeof TELEFON = DESK;
  return async (device) => {
    if (device === now) return;
    now = device;
    const isTelefon = device === TELEFON;
    await page.setViewportSize(device);
    await devtools.send('Emulation.setDeviceMetricsOverride', { ...device, deviceScaleFactor: 1, mobile: isTelefon });
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isTelefon });
    // Two frames later every listener of the width has run.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };
}

const isList = (ekran: Ekran) => !NO_LISTS.has(ekran.ad) && !hasOpened(ekran);

async function highRowsOf(page: Page): Promise<string[]> {
  const rows = await page
    .locator('main')
    .locator('tbody tr, li, [role=row]:not(:has([role=columnheader]))')
    .evaluateAll((all) => all.map((row) => ({ height: row.getBoundingClientRect().height, text: row.textContent.slice(0, 40) })));
  return rows.filter(({ height }) => height > HIGHEST).map(({ height, text }) => `a row of ${height} px: ${text}`);
}
