import { expect, test } from 'vitest';
import { setUpPanel } from './support/panel.ts';
import { openSalon } from './support/salon.ts';

const { open } = setUpPanel();

const LINES = (count: number) => Array.from({ length: count }, (_, i) => `Satır ${i + 1}`).join('\n');

test.each([
  ['a browser that sizes it by its text', true],
  ['a browser in which a script does', false],
])('a text grows with what is typed, up to its limit, in %s', async (_, isOfToday) => {
  const page = await open({ kisi: await openSalon(), path: '/aramalar?panel=0', isLast: true });
  if (!isOfToday) {
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (name: string, value?: string) => name !== 'field-sizing' && supports(name, value!);
    });
    await page.reload();
  }
  const not = page.getByRole('dialog').getByLabel('Not', { exact: true });
  const measure = async (count: number) => {
    await not.fill(LINES(count));
    return not.evaluate(({ scrollHeight, clientHeight }) => ({ height: clientHeight, isCut: scrollHeight > clientHeight }));
  };
  const [two, four, six, twelve, again] = [await measure(2), await measure(4), await measure(6), await measure(12), await measure(2)];
  expect([two, four, six].map(({ isCut }) => isCut)).toEqual([false, false, false]);
  expect(four.height).toBeGreaterThan(two.height);
  expect(six.height).toBeGreaterThan(four.height);
  expect(twelve).toEqual({ height: six.height, isCut: true });
  expect(again).toEqual(two);
  expect(await not.evaluate(({ style }) => style.height === '')).toBe(isOfToday);
});
