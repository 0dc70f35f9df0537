import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// As main.ts does: the compile cache saves most of the start.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/node'));
const { createApp } = await import('../src/app.ts');
const { readConfig } = await import('../src/config.ts');
const { createClock } = await import('../src/platform/clock.ts');
flushCompileCache();

// The server over a database that is there, at the moment that its first argument says: one that a test starts to kill it.
const [, , moment] = process.argv;
const config = readConfig(process.env);
const { app } = await createApp(config, { url: config.databaseUrl!, clock: createClock(() => new Date(moment!)) });
await app.listen({ port: config.port, host: config.host });
process.stdout.write('Defter is ready\n');
