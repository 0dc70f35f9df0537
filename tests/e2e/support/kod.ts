import type { Page } from 'playwright-core';

/** Types a code into its six boxes, as a hand does: the focus goes on by itself. */
export async function typeKod(page: Page, kod: string): Promise<void> {
  await page.getByLabel('1. hane').click();
  await page.keyboard.type(kod);
}
