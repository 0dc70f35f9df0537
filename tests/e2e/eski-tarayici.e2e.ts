import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { useBrowser } from './support/browser.ts';

const PAGE = join(import.meta.dirname, '../../apps/web/dist/r');
/** What Chrome 111, Firefox 113 and Safari 16.2 do not have. */
const TOO_NEW = /\b(?:Map|Object)\.groupBy\(|\bPromise\.withResolvers\(|\bURL\.(?:canParse|parse)\(|\bAbortSignal\.any\(|\bArray\.fromAsync\(|\blight-dark\(/;

test('the customers’ page uses nothing that a phone of 2017 does not have', () => {
  const manifest = JSON.parse(readFileSync(join(PAGE, '.vite/manifest.json'), 'utf8')) as Record<string, { file: string; css?: string[] }>;
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => TOO_NEW.test(readFileSync(join(PAGE, file), 'utf8')))).toEqual([]);
});

test.each([
  ['a browser of today is told nothing', false],
  ['an older browser is told that it is one, where the panel would open in part', true],
])('%s', async (_, isOld) => {
  const context = await (await useBrowser()).newContext();
  const page = await context.newPage();
  if (isOld) await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  await page.goto(`${inject('panelUrl')}/plus/`);
  await page.getByRole('button', { name: 'Giriş yap' }).waitFor();
  expect(await page.getByText('Bu tarayıcı Defter için eski').isVisible()).toBe(isOld);
  await context.close();
});
