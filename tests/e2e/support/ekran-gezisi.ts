import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { BOLUMLER, faultsOf, foreignTextsOf, KONUK_EKRANLARI, openDoluSalon, show, wearTema, type Bolum, type Ekran } from './ekranlar.ts';
import { keepPicture, setUpPanel } from './panel.ts';
import type { Kisi } from './salon.ts';

const TEMALAR = ['light', 'dark'] as const;
/** What a row of a list may take on a desk. */
const HIGHEST = 44;
/** Screens whose lines are no rows to look through: paper, and entries that tell all that was changed. */
const NO_LISTS = new Set(['musteri-dokumu', 'sozlesme', 'kayit-gunlugu', 'ayarlar-gecmis']);

/**
 * The walk over all screens at one width, in both themes: the screens of an area in one browser tab. On a desk axe looks too, and the
 * rows of lists are measured; the same elements stand on a phone.
 */
export function walkScreens({ width, context, isDesk }: { width: number; context: BrowserContextOptions; isDesk: boolean }): void {
  const { open } = setUpPanel();
  let salon: { kisi: Kisi; ekranlar: Record<Bolum, Ekran[]> };
  beforeAll(async () => {
    salon = await openDoluSalon();
  });

  describe(`every screen at ${width} px in both themes`, () => {
    test.each(['konuk', ...BOLUMLER] as const)('reads, fits and speaks Turkish (%s)', { timeout: 120_000 }, async (bolum) => {
      const isKonuk = bolum === 'konuk';
      const page = await open({ kisi: isKonuk ? undefined : salon.kisi, path: '/404', context });
      const faults: Record<string, string[]> = {};
      for (const ekran of isKonuk ? KONUK_EKRANLARI : salon.ekranlar[bolum]) {
        await page.emulateMedia({ colorScheme: 'light' });
        await show(page, ekran);
        const high = isDesk && bolum !== 'randevular' && isList(ekran) ? await highRowsOf(page) : [];
        if (high.length > 0) faults[ekran.ad] = high;
        for (const tema of TEMALAR) {
          await wearTema(page, tema);
          await keepPicture(page, `${ekran.ad}-${width}-${tema}`);
          const shape = await page.evaluate(() => ({ wide: document.scrollingElement!.scrollWidth, lang: document.documentElement.lang }));
          const found = [
            // In the dark only colours differ.
            ...(isDesk ? await faultsOf(page, { colorsOnly: tema === 'dark' }) : []),
            ...(await foreignTextsOf(page)).map((text) => `not Turkish: ${text}`),
            ...(shape.wide > width ? [`${shape.wide} px wide`] : []),
            ...(shape.lang === 'tr' ? [] : [`html lang=${shape.lang}`]),
          ];
          if (found.length > 0) faults[`${ekran.ad} ${tema}`] = found;
        }
      }
      expect(faults).toEqual({});
    });
  });
}

const isList = ({ ad, path, prepare }: Ekran) => !NO_LISTS.has(ad) && !prepare && !path.includes('panel=');

async function highRowsOf(page: Page): Promise<string[]> {
  const rows = await page
    .locator('main')
    .locator('tbody tr, li, [role=row]:not(:has([role=columnheader]))')
    .evaluateAll((all) => all.map((row) => ({ height: row.getBoundingClientRect().height, text: row.textContent.slice(0, 40) })));
  return rows.filter(({ height }) => height > HIGHEST).map(({ height, text }) => `a row of ${height} px: ${text}`);
}
