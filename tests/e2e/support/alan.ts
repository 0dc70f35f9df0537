import type { Locator, Page } from 'playwright-core';

/** The field with exactly this label; the sign of a required field counts as none. */
export const fieldOf = (place: Page | Locator, label: string) => place.getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}( \\*)?$`));
