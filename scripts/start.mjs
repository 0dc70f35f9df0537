// `npm start [-- --demo]`: from a fresh clone to the running product. Plain JavaScript without dependencies,
// because on the first run there is nothing but the machine's own Node and npm.
import { install } from './install.mjs';
import { exitCode, passSignalsTo, runNode24, startNode24 } from './node24.mjs';
import { isPanelFresh } from './panel.mjs';

const say = (text) => console.log(`defter: ${text}`);

try {
  say('libraries');
  if (await install()) say('libraries are installed');
  if (!isPanelFresh()) {
    say('building the panel');
    if ((await runNode24(['scripts/build.mjs'])) !== 0) throw new Error('The panel could not be built; see above.');
  }
  say('server');
  // The channel tells it when this process is gone, however it went.
  const server = startNode24(['apps/server/src/main.ts', ...process.argv.slice(2)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  passSignalsTo(server);
  stopWithNpm(server);
  process.exitCode = await exitCode(server);
} catch (error) {
  console.error(`defter: ${error.message}`);
  process.exitCode = 1;
}

/** npm hands a signal to the shell between us, which dies of it without passing it on: the sign is another parent. */
function stopWithNpm(server) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 500).unref();
}
