// `npm test`: everything that must hold before a change lands. The last line says how many checks passed and failed;
// each of the steps before them counts as one, and a test that is skipped or never ran counts as failed.
// `npm test -- musteri`: what concerns one noun, which is quick: its own test files, and of the standing tests its calls.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { ensurePostgres15 } from './postgres-15.mjs';
import { ROOT, runNode24, tool } from './node24.mjs';

const TYPES = ['types', [tool('typescript', 'bin/tsc'), '--noEmit']];
const LINT = ['lint', ['scripts/lint.mjs']];
const PANEL = ['panel', ['scripts/build.mjs']];
const STEPS = [TYPES, LINT, ['types of the tables', ['apps/server/src/commands/db-types.ts', '--check']], PANEL];
/** The browser tests run alone: beside the others they would wait for the machine, and for nothing else. */
const RUNS = [
  { name: 'unit and server tests', project: '!e2e' },
  { name: 'browser tests', project: 'e2e' },
];
const CONTRACT = join(ROOT, 'packages/contract/src');
const STANDING = join(ROOT, 'apps/server/test/standing/');
const TEST_FILE = /\.(test|e2e)\.tsx?$/;
const FOLDERS = ['packages', 'apps', 'simulators', 'bench', 'tests'];

const tally = { passed: 0, failed: 0 };
const problems = [];

try {
  const [noun] = process.argv.slice(2);
  const { steps, runs, expected } = noun === undefined ? { steps: STEPS, runs: RUNS, expected: testFiles() } : planOf(noun);
  await install();
  process.env.CHROMIUM = ensureBrowser();
  process.env.POSTGRES_15 = ensurePostgres15();
  for (const [name, args] of steps) await step(name, args);
  const ran = new Set();
  for (const one of runs) for (const file of await vitest(one)) ran.add(file);
  for (const file of expected) if (!ran.has(file)) fail(`${relative(ROOT, file)} did not run`);
} catch (error) {
  fail(error.message);
}
for (const problem of problems) console.log(`test: ${problem}`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;

function fail(problem, count = 1) {
  problems.push(problem);
  tally.failed += count;
}

/**
 * What `npm test -- noun` does. A file belongs to a noun by a folder of its name, or by the beginning of its own name;
 * the standing tests name each call after its noun.
 */
function planOf(noun) {
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
  return { steps: [TYPES, LINT, ...(browser.length > 0 ? [PANEL] : [])], runs, expected: [...own, ...standing] };
}

async function step(name, args) {
  console.log(`test: ${name}`);
  if ((await run(args)) === 0) tally.passed += 1;
  else fail(`${name} failed`);
}

/** @returns the test files that vitest ran */
async function vitest({ name, project, files = [], tests }) {
  console.log(`test: ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'defter-test-'));
  const report = join(folder, 'report.json');
  try {
    const code = await run([
      tool('vitest', 'vitest.mjs'), 'run', `--project=${project}`, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`,
      ...(tests ? [`--testNamePattern=${tests}`] : []), ...files,
    ]);
    // Who asks for some tests leaves out the others on purpose.
    return count(name, code, JSON.parse(readFileSync(report, 'utf8')), { mayLeaveOut: tests !== undefined });
  } catch {
    fail(`${name} ended without a report`);
    return [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function count(name, code, { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }, { mayLeaveOut }) {
  const skipped = mayLeaveOut ? 0 : numPendingTests + numTodoTests;
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'));
  tally.passed += numPassedTests;
  if (numFailedTests > 0) fail(`${name}: ${numFailedTests} failed`, numFailedTests);
  if (skipped > 0) fail(`${name}: ${skipped} skipped`, skipped);
  for (const { name: file } of broken) fail(`${relative(ROOT, file)} could not be run`);
  if (code !== 0 && numFailedTests + broken.length === 0) fail(`${name}: ended with an error outside of any test`);
  return testResults.map(({ name: file }) => file);
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

function run(args) {
  const env = { ...process.env, NO_COLOR: '1' };
  // Told of a CI, some tools colour what they print, whatever else they are told.
  delete env.CI;
  return runNode24(args, { stdio: ['ignore', 'inherit', 'inherit'], env });
}
