import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { useBrowser } from './support/browser.ts';

const DIST = join(import.meta.dirname, '../../apps/web/dist');
/** Functions that Chrome 111, Firefox 121 and Safari 16.4 lack. */
const TOO_NEW = /\b(?:Map|Object)\.groupBy\(|\bPromise\.withResolvers\(|\bURL\.(?:canParse|parse)\(|\bAbortSignal\.any\(|\bArray\.fromAsync\(|\blight-dark\(/;

test.each([
  ['the panel', DIST],
  ['the customers’ page', join(DIST, 'r')],
])('%s uses nothing that a phone of 2017 does not have', (_, folder) => {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, { file: string; css?: string[] }>;
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => TOO_NEW.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});

test.each([
  ['a browser of today is told nothing', false],
  ['an older browser is told that it is one, where the panel would open in part', true],
])('%s', async (_, isOld) => {
  const context = await (await useBrowser()).newContext();
  const page = await context.newPage();
  if (isOld) await page.addInitScript(() => Reflect.deleteProperty(String.prototype, 'toWellFormed'));
  await page.goto(`${inject('panelUrl')}/plus/`);
  await page.getByRole('button', { name: 'Giriş yap' }).waitFor();
  expect(await page.getByText('Bu tarayıcı Defter için eski').isVisible()).toBe(isOld);
  await context.close();
});
