import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepParts, readParts } from '../../scripts/earlier-parts.mjs';

/** A version as the build writes it: parts by their names, and the list of them. */
async function build(folder: string, version: string, names: string[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, '.vite'));
  for (const name of names) for (const kind of ['', '.br']) await writeFile(join(folder, 'assets', name + kind), version);
  const manifest = Object.fromEntries(names.map((name) => [name, { file: `assets/${name}` }]));
  await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
}

it('leaves a tab of the version before its parts, and none of the one before that', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'defter-parts-'));
  const update = async (version: string, names: string[]) => {
    const parts = await readParts(folder);
    await build(folder, version, names);
    await keepParts(folder, parts);
  };
  await update('1', ['a-1.js', 'same.js']);
  await update('2', ['a-2.js', 'same.js']);
  await update('3', ['a-3.js', 'same.js']);
  expect((await readdir(join(folder, 'assets'))).toSorted()).toEqual(['a-2.js', 'a-2.js.br', 'a-3.js', 'a-3.js.br', 'same.js', 'same.js.br']);
  expect(await readFile(join(folder, 'assets', 'same.js'), 'utf8')).toBe('3');
  await rm(folder, { recursive: true });
});
