// `npm run build`: the panel and the customers' page as the server serves them, in apps/web/dist.
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { keepParts, readParts } from './earlier-parts.mjs';
import { runNode24, tool } from './node24.mjs';
import { DIST, fingerprint, stampPanel } from './panel.mjs';

const sources = fingerprint();
const folders = [DIST, join(DIST, 'r')];
const earlier = await Promise.all(folders.map(readParts));
// The page lies in a folder of the panel, which is emptied first.
for (const [folder, config] of [['apps/web', 'vite.config.ts'], ['apps/web/sayfa', 'vite.sayfa.config.ts']]) {
  const code = await runNode24([tool('vite', 'bin/vite.js'), 'build', folder, '--config', `apps/web/${config}`]);
  if (code !== 0) process.exit(code);
}
await compressFolder(DIST);
for (const [index, folder] of folders.entries()) await keepParts(folder, earlier[index]);
// Last, so that a build that was interrupted is made again.
stampPanel(sources);
