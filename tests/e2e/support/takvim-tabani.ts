import type { Locator, Page } from 'playwright-core';

/** What every page with a calendar on it has. */
export class TakvimTabani {
  readonly page: Page;
  readonly ghost: Locator;

  constructor(page: Page) {
    this.page = page;
    this.ghost = page.locator('[class*=ghost]');
  }

  /** An appointment, by the beginning of what is read aloud of it: `Ayşe Kaya, 10:00–10:45`. */
  block(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name},`) });
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }
}
