import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
/** A file, or the title of a test of the file before it. A title may quote the %s that stands for a value. */
const NAMED = /`([^`]+\.ts)`|"((?:[^"]|"%s")+)"/g;

test('docs/requirements.md names every requirement once, and tests that are there', async () => {
  const rows = (await readFile(new URL('docs/requirements.md', ROOT), 'utf8')).split('\n').filter((line) => /^\| R\d/.test(line));
  const numbers = rows.map((row) => Number(/^\| R(\d+)/.exec(row)![1]));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 45 }, (_, i) => i + 1));
  const missing: string[] = [];
  for (const row of rows) {
    let source = '';
    for (const [, file, title] of row.matchAll(NAMED)) {
      if (file !== undefined) source = await readFile(new URL(/^(apps|bench|packages|tests)\//.test(file) ? file : `apps/server/src/modules/${file}`, ROOT), 'utf8');
      else if (!source.includes(title!)) missing.push(title!);
    }
  }
  expect(missing).toEqual([]);
});
