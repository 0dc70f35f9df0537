import { expect, test, vi } from 'vitest';

/** The module as a page has it right after being loaded. */
const loadPage = async () => {
  vi.resetModules();
  return import('./welcome.ts');
};

test('the welcome is for the page after the one that signed in, and for no other', async () => {
  const before = await loadPage();
  before.leaveWelcome();
  expect(before.takeWelcome()).toBe(false);
  const after = await loadPage();
  expect(after.takeWelcome()).toBe(true);
  expect(after.takeWelcome()).toBe(false);
  expect((await loadPage()).takeWelcome()).toBe(false);
});
