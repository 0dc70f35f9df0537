import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// As main.ts does: the compile cache saves most of the start.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/node'));
const { readConfig } = await import('../src/config.ts');
const { createClock } = await import('../src/platform/clock.ts');
const { startPostgres } = await import('../src/platform/postgres/embedded.ts');
const { startServer } = await import('../src/start-server.ts');
flushCompileCache();

// The whole server over a database of its own, at the moment that its first argument says and its parent may change: the clock goes on from there.
let shift = 0;
const setMoment = (moment: string): void => {
  shift = new Date(moment).getTime() - Date.now();
};
setMoment(process.argv[2]!);
process.on('message', (moment: string) => {
  setMoment(moment);
  process.send!('moment');
});

const config = readConfig(process.env);
const postgres = await startPostgres({ dataDir: config.dataDir, log: () => {} });
const server = await startServer({ ...config, databaseUrl: postgres.url }, () => {}, { clock: createClock(() => new Date(Date.now() + shift)) });
const end = async (): Promise<void> => {
  await server.close();
  await postgres.stop();
  process.exit(0);
};
for (const sign of ['SIGTERM', 'disconnect']) process.once(sign, () => void end());
process.stdout.write('Defter is ready\n');
