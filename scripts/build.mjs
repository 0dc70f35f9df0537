// `npm run build`: the panel and the customers' page as the server serves them, in apps/web/dist.
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { keepParts, readParts } from './earlier-parts.mjs';
import { ROOT, runNode24, tool } from './node24.mjs';
import { DIST, fingerprint, stampPanel } from './panel.mjs';

/** The new version is made here, so that one that fails, or is interrupted, leaves the version that is served as it is. */
const NEXT = join(ROOT, 'apps', 'web', 'node_modules', '.panel');

const sources = fingerprint();
// The page lies in a folder of the panel, which is emptied first.
for (const [folder, config, out] of [['apps/web', 'vite.config.ts', NEXT], ['apps/web/sayfa', 'vite.sayfa.config.ts', join(NEXT, 'r')]]) {
  const code = await runNode24([tool('vite', 'bin/vite.js'), 'build', folder, '--config', `apps/web/${config}`, '--outDir', out, '--emptyOutDir']);
  if (code !== 0) process.exit(code);
}
await compressFolder(NEXT);
for (const part of ['', 'r']) await keepParts(join(NEXT, part), await readParts(join(DIST, part)));
await rm(DIST, { recursive: true, force: true });
await rename(NEXT, DIST);
// Last, so that a build that was interrupted is made again.
stampPanel(sources);
