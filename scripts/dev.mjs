// `npm run dev`: the server restarts and the panel reloads when a source changes. Open the address that Vite prints.
import { install } from './install.mjs';
import { exitCode, passSignalsTo, startNode24, tool } from './node24.mjs';

try {
  await install();
  const server = startNode24(['apps/server/src/main.ts', '--watch', ...process.argv.slice(2)]);
  const panel = startNode24([tool('vite', 'bin/vite.js'), 'apps/web']);
  for (const child of [server, panel]) passSignalsTo(child);
  // The first to end takes the other with it.
  process.exitCode = await Promise.race([exitCode(server), exitCode(panel)]);
  server.kill();
  panel.kill();
} catch (error) {
  console.error(`defter: ${error.message}`);
  process.exitCode = 1;
}
