// A tab that was opened before an update fetches the parts of its own version: they stay beside the new ones until the update after it.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The names under which a part lies beside itself, compressed. */
const KINDS = ['', '.br', '.gz'];

/**
 * Reads the parts of the version that a folder holds, some megabytes. Their names change with their content.
 * @param {string} folder
 * @returns {Promise<Map<string, Buffer>>} by path below the folder; empty where nothing was built
 */
export async function readParts(folder) {
  const list = join(folder, '.vite', 'manifest.json');
  if (!existsSync(list)) return new Map();
  const manifest = JSON.parse(await readFile(list, 'utf8'));
  const names = new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
  const paths = [...names].flatMap((name) => KINDS.map((kind) => name + kind)).filter((path) => existsSync(join(folder, path)));
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))])));
}

/**
 * Puts the parts that the new version has no more back beside it.
 * @param {string} folder
 * @param {Map<string, Buffer>} parts as `readParts` has read them
 */
export async function keepParts(folder, parts) {
  const missing = [...parts].filter(([path]) => !existsSync(join(folder, path)));
  await Promise.all(missing.map(([path, content]) => writeFile(join(folder, path), content)));
}
