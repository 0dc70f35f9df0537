import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = ['apps/web/src/**/*.{ts,tsx}', 'packages/contract/src/**/*.ts', 'packages/rules/src/**/*.ts'];

/** Functions that Chrome 111, Firefox 121 and Safari 16.4 lack although the compiler knows their types. */
const TOO_NEW =
  /\.(values|keys|entries)\(\)\s*\.(map|filter|some|every|find|forEach|reduce|toArray|take|drop|flatMap)\(|\.(union|intersection|difference|isSubsetOf|isSupersetOf|isDisjointFrom)\(new Set|\b(Map|Object)\.groupBy\(|\bPromise\.withResolvers\(|\bAbortSignal\.any\(|\bArray\.fromAsync\(|\bURL\.(canParse|parse)\(|\bPromise\.try\(|\bRegExp\.escape\(|\bIterator\.|\bMath\.sumPrecise|\bUint8Array\.from(Base64|Hex)/;

it('the panel uses nothing that its oldest browsers do not have', () => {
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => TOO_NEW.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
