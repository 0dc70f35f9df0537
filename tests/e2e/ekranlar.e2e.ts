import { beforeAll, describe, expect, test } from 'vitest';
import { BOLUMLER, faultsOf, foreignTextsOf, KONUK_EKRANLARI, openDoluSalon, show, wearTema, type Bolum, type Ekran } from './support/ekranlar.ts';
import { keepPicture, PHONE, setUpPanel, WIDE } from './support/panel.ts';
import type { Kisi } from './support/salon.ts';

const { open } = setUpPanel();
let salon: { kisi: Kisi; ekranlar: Record<Bolum, Ekran[]> };
beforeAll(async () => {
  salon = await openDoluSalon();
});

const WIDTHS = [
  { width: 1366, context: WIDE },
  { width: 360, context: PHONE },
] as const;
const TEMALAR = ['light', 'dark'] as const;

/** The screens of an area in one browser tab; what is wrong with each is told by its name and theme. */
describe.each(WIDTHS)('every screen at $width px in both themes', ({ width, context }) => {
  test.each(['konuk', ...BOLUMLER] as const)('reads, fits and speaks Turkish (%s)', { timeout: 120_000 }, async (bolum) => {
    const isKonuk = bolum === 'konuk';
    const page = await open({ kisi: isKonuk ? undefined : salon.kisi, path: '/404', context });
    const faults: Record<string, string[]> = {};
    for (const ekran of isKonuk ? KONUK_EKRANLARI : salon.ekranlar[bolum]) {
      await page.emulateMedia({ colorScheme: 'light' });
      await show(page, ekran);
      for (const tema of TEMALAR) {
        await wearTema(page, tema);
        await keepPicture(page, `${ekran.ad}-${width}-${tema}`);
        const shape = await page.evaluate(() => ({ wide: document.scrollingElement!.scrollWidth, lang: document.documentElement.lang }));
        const found = [
          // The same elements stand on a phone, and in the dark only colours differ: axe has seen the rest.
          ...(width > 360 ? await faultsOf(page, { colorsOnly: tema === 'dark' }) : []),
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
