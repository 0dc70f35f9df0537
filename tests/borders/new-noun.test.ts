import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Folders of builds, caches and installed packages. */
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', 'test-results']);
const FOLDERS = ['packages', 'apps', 'simulators', 'tests', 'bench'];
/** Some of the code that a noun has, in each workspace. */
const WRITTEN = [
  'packages/contract/src/hediye-ceki.ts',
  'apps/server/src/modules/hediye-ceki/hediye-ceki.test.ts',
  'apps/server/src/platform/db/types.ts',
  'apps/web/src/features/hediye-ceki/HediyeCekiForm.tsx',
];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'defter-new-'));
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) && path !== join(ROOT, 'data') });
  const modules = join(ROOT, 'node_modules');
  mkdirSync(join(copy, 'node_modules', '@defter'), { recursive: true });
  for (const name of readdirSync(modules)) if (name !== '@defter' && !name.startsWith('.')) symlinkSync(join(modules, name), join(copy, 'node_modules', name));
  // Otherwise those of the repository would be checked instead of the copy's own.
  for (const path of ['packages/contract', 'packages/rules', 'apps/server', 'apps/web', 'simulators']) symlinkSync(join(copy, path), join(copy, 'node_modules', '@defter', basename(path)));
});
afterAll(() => rmSync(copy, { recursive: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

const codeOf = (folder: string) => FOLDERS.flatMap((name) => globSync(`${name}/**/*.{ts,tsx}`, { cwd: folder, exclude: (path) => NOT_COPIED.has(basename(path)) }));
/** Whether a new noun can be missed here: what goes over all kinds of records compiles only while it knows them all. */
const goesOverKinds = (code: string) => /\b(KayitNesnesi|KAYIT_TURLERI)\b/.test(code);

/** The code that a new noun has written or changed, and the code that has to know of it. */
function touchedCode() {
  const before = new Set(codeOf(ROOT));
  return codeOf(copy).filter((path) => {
    const code = readFileSync(join(copy, path), 'utf8');
    return !before.has(path) || goesOverKinds(code) || code !== readFileSync(join(ROOT, path), 'utf8');
  });
}

describe('npm run new', () => {
  it.each([
    ['', 'lower camel case'],
    ['HediyeCeki', 'lower camel case'],
    ['hediye-ceki', 'lower camel case'],
    ['hediyeÇeki', 'lower camel case'],
    ['wax', 'lower camel case'],
    ['musteri', 'is there already'],
    ['telefon', 'is there already'],
  ])('refuses "%s"', (noun, reason) => {
    const { status, text } = run('scripts/new.mjs', noun);
    expect(text).toContain(reason);
    expect(status).toBe(1);
  });

  it('writes a noun that compiles and keeps the borders and the house rules', { timeout: 300_000 }, () => {
    expect(run('scripts/new.mjs', 'hediyeCeki')).toMatchObject({ status: 0 });
    const tool = (path: string) => join(ROOT, 'node_modules', path);
    const touched = touchedCode();
    expect(touched).toEqual(expect.arrayContaining(WRITTEN));
    expect(run('scripts/borders/check.ts')).toEqual({ status: 0, text: '' });
    // The linter compiles what it lints, and only that: the whole repository takes ten times as long.
    expect(run(tool('oxlint/bin/oxlint'), '--type-check', ...touched)).toMatchObject({ status: 0, text: expect.stringContaining(`on ${touched.length} files`) as string });
    expect(run('scripts/new.mjs', 'hediyeCeki')).toMatchObject({ status: 1, text: expect.stringContaining('is there already') as string });
  });
});
