// `npm test`: everything that must hold before a change lands. The last line says how many checks passed and failed;
// each of the steps before them counts as one, and a test that is skipped or never ran counts as failed.
// `npm test -- musteri`: what concerns one noun, which is quick: its own test files, and of the standing tests its calls.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { ensurePostgres15 } from './postgres-15.mjs';
import { ROOT, runNode24, tool } from './node24.mjs';
import { planOf } from './test-plan.mjs';

const tally = { passed: 0, failed: 0 };
const problems = [];

try {
  const [noun] = process.argv.slice(2);
  const { panel, steps, runs, expected } = planOf(noun);
  await Promise.all([install(), installPrograms()]);
  // Half of each step is one thread at work, and the first tests wait for their servers: together they keep the machine busy.
  const checks = Promise.all(steps.map(step));
  if (panel) await step(panel);
  const ran = new Set();
  for (const one of runs) for (const file of await vitest(one)) ran.add(file);
  await checks;
  for (const file of expected) if (!ran.has(file)) fail(`${relative(ROOT, file)} did not run`);
} catch (error) {
  fail(error.message);
}
for (const problem of problems) console.log(`test: ${problem}`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;

/** One after the other: Debian's tool for packages runs once at a time. */
async function installPrograms() {
  process.env.CHROMIUM = await ensureBrowser();
  process.env.POSTGRES_15 = await ensurePostgres15();
}

function fail(problem, count = 1) {
  problems.push(problem);
  tally.failed += count;
}

async function step([name, args]) {
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
    // A run of named tests leaves out the others on purpose.
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

function run(args) {
  // The linter's types are written in Go: on one thread that collects its garbage seldom they cost a quarter less work, and a third less memory (docs/adr/0320).
  const env = { GOMAXPROCS: '1', GOGC: '400', ...process.env, NO_COLOR: '1' };
  // In a CI, some tools colour their output, whatever else they are told.
  delete env.CI;
  return runNode24(args, { stdio: ['ignore', 'inherit', 'inherit'], env });
}
