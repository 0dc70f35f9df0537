import type { Page } from 'playwright-core';

const MM = 25.4 / 72;

/** The size in whole millimetres of what the printer would get, and how many sheets of it. */
export async function printedSize(page: Page): Promise<{ width: number; height: number; pages: number }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)?.map(Number) ?? [];
  return { width: Math.round(width * MM), height: Math.round(height * MM), pages: pdf.match(/\/Type \/Page\b/g)?.length ?? 0 };
}
