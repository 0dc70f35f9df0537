import type { Locator, Page } from 'playwright-core';

/** The field with exactly this label, with or without the sign of a required field. */
export const fieldOf = (place: Page | Locator, label: string) => place.getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}( \\*)?$`));

/** Types a code into its six boxes. The focus moves on by itself. */
export async function typeKod(page: Page, kod: string): Promise<void> {
  await page.getByLabel('1. hane').click();
  await page.keyboard.type(kod);
}

/** Opens a select box and takes an entry of its list. */
export async function choose(box: Locator, name: string): Promise<void> {
  await box.click();
  await box.page().getByRole('option', { name }).click();
}
