// The steps and test files that `npm test` and `npm test -- musteri` run.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, tool } from './node24.mjs';

// Each thread of the compiler makes most types for itself: four cost two and a half times the work of one, and on two cores end no sooner.
const TYPES = ['types', [tool('typescript', 'bin/tsc'), '--noEmit', '--singleThreaded']];
const LINT = ['lint', ['scripts/lint.mjs']];
const PANEL = ['panel', ['scripts/build.mjs']];
const STEPS = [TYPES, LINT, ['types of the tables', ['apps/server/src/commands/db-types.ts', '--check']]];
/** All projects are one run: where tests of one wait, those of another work. */
const RUNS = [{ name: 'tests', project: '*' }];
const CONTRACT = join(ROOT, 'packages/contract/src');
const STANDING = join(ROOT, 'apps/server/test/standing/');
const TEST_FILE = /\.(test|e2e)\.tsx?$/;
const FOLDERS = ['packages', 'apps', 'simulators', 'bench', 'tests'];

/**
 * The plan of `npm test`: everything, or the tests of a noun. The panel is built before the first test, because the browser tests open it; the other
 * steps go beside them. A file belongs to a noun by a folder of its name, or by the beginning of its own name; the standing tests name each call after
 * its noun.
 */
export function planOf(noun) {
  if (noun === undefined) return { panel: PANEL, steps: STEPS, runs: RUNS, expected: testFiles() };
  const name = noun.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const nouns = readdirSync(CONTRACT).filter((file) => readFileSync(join(CONTRACT, file), 'utf8').includes('Calls = {')).map((file) => file.replace(/\.ts$/, ''));
  if (!nouns.includes(name)) throw new Error(`there is no noun "${noun}", but: ${nouns.join(', ')}`);
  const own = testFiles().filter((file) => new RegExp(`/${name}[/.-]`).test(relative(ROOT, file).replaceAll('\\', '/')));
  const browser = own.filter((file) => file.endsWith('.e2e.ts'));
  const rest = own.filter((file) => !browser.includes(file));
  const standing = testFiles().filter((file) => file.startsWith(STANDING));
  const calls = name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
  const runs = [
    { name: 'unit and server tests', project: '!e2e', files: rest },
    { name: 'standing tests', project: 'server', files: standing, tests: `(^| )${calls}\\.` },
    { name: 'browser tests', project: 'e2e', files: browser },
  ].filter(({ files }) => files.length > 0);
  return { panel: browser.length > 0 ? PANEL : undefined, steps: [TYPES, LINT], runs, expected: [...own, ...standing] };
}

function testFiles() {
  const entries = FOLDERS.map((folder) => join(ROOT, folder)).filter(existsSync).flatMap(filesBelow);
  return entries.filter((file) => TEST_FILE.test(file));
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesBelow(path);
  });
}
