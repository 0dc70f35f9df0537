import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What is made, kept or installed. */
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', 'test-results']);

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'defter-new-'));
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) && path !== join(ROOT, 'data') });
  const modules = join(ROOT, 'node_modules');
  mkdirSync(join(copy, 'node_modules', '@defter'), { recursive: true });
  for (const name of readdirSync(modules)) if (name !== '@defter' && !name.startsWith('.')) symlinkSync(join(modules, name), join(copy, 'node_modules', name));
  // Those of the repository would be checked instead of the copy's own.
  for (const path of ['packages/contract', 'packages/rules', 'apps/server', 'apps/web', 'simulators']) symlinkSync(join(copy, path), join(copy, 'node_modules', '@defter', basename(path)));
  // With types a run of the linter takes a minute.
  const config = join(copy, '.oxlintrc.json');
  writeFileSync(config, readFileSync(config, 'utf8').replace('"typeAware": true', '"typeAware": false'));
});
afterAll(() => rmSync(copy, { recursive: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { status, text: stdout + stderr };
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
    expect(run(tool('typescript/bin/tsc'), '--noEmit')).toEqual({ status: 0, text: '' });
    expect(run('scripts/borders/check.ts')).toEqual({ status: 0, text: '' });
    expect(run(tool('oxlint/bin/oxlint'))).toMatchObject({ status: 0 });
    expect(run('scripts/new.mjs', 'hediyeCeki')).toMatchObject({ status: 1, text: expect.stringContaining('is there already') as string });
  });
});
