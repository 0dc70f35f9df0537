import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { startTexts } from '../app/i18n.ts';
import { notice } from '../ui/notice.ts';

// What the kit asks of a browser and jsdom does not have.
window.matchMedia = (media) =>
  ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList;
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.scrollIntoView = () => undefined;

beforeAll(startTexts);

afterEach(() => {
  cleanup();
  notice.clear();
});
