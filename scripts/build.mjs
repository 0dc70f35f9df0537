// `npm run build`: the panel as the server serves it, in apps/web/dist.
import { compressFolder } from './compress.mjs';
import { runNode24, tool } from './node24.mjs';
import { DIST, fingerprint, stampPanel } from './panel.mjs';

const sources = fingerprint();
const code = await runNode24([tool('vite', 'bin/vite.js'), 'build', 'apps/web']);
if (code !== 0) process.exit(code);
await compressFolder(DIST);
// Last, so that a build that was interrupted is made again.
stampPanel(sources);
