import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createClock } from '../src/platform/clock.ts';

// The server over a database that is there, at the moment that its first argument says: one that a test starts to kill it.
const [, , moment] = process.argv;
const config = readConfig(process.env);
const { app } = await createApp(config, { url: config.databaseUrl!, clock: createClock(() => new Date(moment!)) });
await app.listen({ port: config.port, host: config.host });
process.stdout.write('Defter is ready\n');
