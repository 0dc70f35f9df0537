import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './node24.mjs';

export const DIST = join(ROOT, 'apps', 'web', 'dist');
const STAMP = join(DIST, '.stamp');
const SOURCES = ['apps/web', 'packages/contract', 'packages/rules', 'package-lock.json', 'scripts/build.mjs', 'scripts/compress.mjs', 'scripts/earlier-parts.mjs'];
const IGNORED = /^(dist|node_modules)$|\.test\.tsx?$/;

/** Was the built panel made of the sources as they are now? */
export function isPanelFresh() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
}

/** Notes in the built panel what it was made of, which is the fingerprint from before the build. */
export function stampPanel(sources) {
  writeFileSync(STAMP, sources);
}

/** One text for the state of all sources of the panel. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesOf(join(ROOT, source)))) {
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesOf(path) {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    return [path];
  }
  return entries
    .filter(({ name }) => !IGNORED.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]));
}
