import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const MM = 25.4 / 72;
const PX_PER_PUNTO = 96 / 72;

/** The size of the printed pages in whole millimetres, and their number. */
export async function printedSize(page: Page): Promise<{ width: number; height: number; pages: number }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)?.map(Number) ?? [];
  return { width: Math.round(width * MM), height: Math.round(height * MM), pages: pdf.match(/\/Type \/Page\b/g)?.length ?? 0 };
}

/** Holds that no text of the papers is smaller than so many points. */
export async function expectPunto(page: Page, punto: number): Promise<void> {
  const kucukler = await page.locator('article').evaluateAll((papers, px) => {
    const parts = papers.flatMap((paper) => [...paper.querySelectorAll('*')]).filter((part) => [...part.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue!.trim() !== ''));
    return parts.filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < px).map((part) => part.textContent);
  }, punto * PX_PER_PUNTO);
  expect(kucukler, `smaller than ${punto} points`).toEqual([]);
}

type Satir = { metin: string; sol: number; ust: number; sag: number };
const KAGITLAR = join(import.meta.dirname, '../kagitlar');
/** Pixels by which a word may stand elsewhere: another version of the browser rounds differently. */
const PAY = 2;

/**
 * Holds what stands on a paper against the kept picture of it: every piece of text at its place. A picture of pixels would also fail
 * for a softer edge, and would not say what moved. `KAGIT_YAZ=1` keeps it anew.
 */
export async function expectPaper(page: Page, ad: string): Promise<void> {
  const bulunan = await page.locator('article').first().evaluate(readPaper);
  const path = join(KAGITLAR, `${ad}.json`);
  if (process.env.KAGIT_YAZ) await writeFile(path, `[\n${bulunan.map((satir) => `  ${JSON.stringify(satir)}`).join(',\n')}\n]\n`);
  const beklenen = JSON.parse(await readFile(path, 'utf8')) as Satir[];
  expect(bulunan.map(({ metin }) => metin), ad).toEqual(beklenen.map(({ metin }) => metin));
  const tasinan = bulunan.filter((satir, i) => (['sol', 'ust', 'sag'] as const).some((kenar) => Math.abs(satir[kenar] - beklenen[i]![kenar]) > PAY));
  expect(tasinan, `${ad}: what stands elsewhere`).toEqual([]);
}

/**
 * Every piece of text with its edges from the corner of the paper, in pixels. Days, telephones, numbers of receipts and seals are not the same
 * twice, so of their lines only the height is kept.
 */
function readPaper(paper: Element): Satir[] {
  const corner = paper.getBoundingClientRect();
  const texts = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
  const satirlar: (Satir & { degisken: boolean })[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const yazi = text.nodeValue!.trim();
    if (yazi === '') continue;
    const metin = yazi
      .replaceAll(/\d{2}\.\d{2}\.\d{4}( \d{2}:\d{2})?/g, 'gg.aa.yyyy')
      .replaceAll(/0\(\d{3}\) \d{3} \d{2} \d{2}/g, 'telefon')
      .replaceAll(/makbuzu \d+/g, 'makbuzu no')
      // The chain is written a moment after the act: how long it is when a day is closed is not the same twice either.
      .replaceAll(/\d+: [0-9a-f]{40,}/g, 'sıra: mühür')
      .replaceAll(/[0-9a-f]{40,}/g, 'mühür');
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, top, right } = range.getBoundingClientRect();
    satirlar.push({ metin, sol: Math.round(left - corner.left), ust: Math.round(top - corner.top), sag: Math.round(right - corner.left), degisken: metin !== yazi });
  }
  const degiskenler = new Set(satirlar.flatMap(({ ust, degisken }) => (degisken ? [ust] : [])));
  return satirlar.map(({ metin, sol, ust, sag }) => (degiskenler.has(ust) ? { metin, sol: 0, ust, sag: 0 } : { metin, sol, ust, sag }));
}
