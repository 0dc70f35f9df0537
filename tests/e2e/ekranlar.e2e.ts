import { beforeAll, describe, expect, test } from 'vitest';
import { faultsOf, foreignTextsOf, KONUK_EKRANLARI, openDoluSalon, show, type Ekran } from './support/ekranlar.ts';
import { keepPicture, PHONE, setUpPanel, WIDE } from './support/panel.ts';
import type { Kisi } from './support/salon.ts';

const { open } = setUpPanel();
let salon: { kisi: Kisi; ekranlar: Ekran[] };
beforeAll(async () => {
  salon = await openDoluSalon();
});

const WIDTHS = [
  { width: 1366, context: WIDE, tema: 'light' },
  { width: 1366, context: WIDE, tema: 'dark' },
  { width: 360, context: PHONE, tema: 'light' },
  { width: 360, context: PHONE, tema: 'dark' },
] as const;

/** All screens in one browser tab; what is wrong with each is told by its name. */
describe.each(WIDTHS)('every screen at $width px in the $tema theme', ({ width, context, tema }) => {
  test.each(['konuk', 'personel'])('reads, fits and speaks Turkish (%s)', { timeout: 300_000 }, async (kim) => {
    const isKonuk = kim === 'konuk';
    const page = await open({ kisi: isKonuk ? undefined : salon.kisi, path: '/404', context, tema });
    const faults: Record<string, string[]> = {};
    for (const ekran of isKonuk ? KONUK_EKRANLARI : salon.ekranlar) {
      await show(page, ekran);
      await keepPicture(page, `${ekran.ad}-${width}-${tema}`);
      const shape = await page.evaluate(() => ({ wide: document.scrollingElement!.scrollWidth, lang: document.documentElement.lang }));
      const found = [
        // The same elements stand on a phone, and in the dark only colours differ: axe has seen the rest.
        ...(width > 360 ? await faultsOf(page, { colorsOnly: tema === 'dark' }) : []),
        ...(await foreignTextsOf(page)).map((text) => `not Turkish: ${text}`),
        ...(shape.wide > width ? [`${shape.wide} px wide`] : []),
        ...(shape.lang === 'tr' ? [] : [`html lang=${shape.lang}`]),
      ];
      if (found.length > 0) faults[ekran.ad] = found;
    }
    expect(faults).toEqual({});
  });
});
