import type { Page } from 'playwright-core';

const MM = 25.4 / 72;

/** The size of the printed pages in whole millimetres, and their number. */
export async function printedSize(page: Page): Promise<{ width: number; height: number; pages: number }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)?.map(Number) ?? [];
  return { width: Math.round(width * MM), height: Math.round(height * MM), pages: pdf.match(/\/Type \/Page\b/g)?.length ?? 0 };
}
