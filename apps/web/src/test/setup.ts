import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { queryClient } from '../app/data/query.ts';
import { startTexts } from '../app/i18n.ts';
import { loadTexts } from '../app/routing/lazy-route.ts';
import { notice } from '../ui/notice.ts';

// The component library uses these browser features, which jsdom lacks.
window.matchMedia = (media) =>
  ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList;
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.scrollIntoView = () => undefined;
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

configure({ asyncUtilTimeout: 10_000 });
beforeAll(async () => {
  await startTexts();
  await loadTexts(['mesaj']);
});

// The next test file gets the same document and modules.
afterEach(() => {
  cleanup();
  queryClient.clear();
  notice.clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
