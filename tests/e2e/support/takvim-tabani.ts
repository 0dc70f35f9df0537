import type { Locator, Page } from 'playwright-core';

/** The helpers for every page with a calendar. */
export class TakvimTabani {
  readonly page: Page;
  readonly ghost: Locator;

  constructor(page: Page) {
    this.page = page;
    this.ghost = page.locator('[class*=ghost]');
  }

  /** An appointment, by the beginning of its accessible name: `Ayşe Kaya, 10:00–10:45`. */
  block(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name},`) });
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }
}
