import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createKapi } from '../src/modules/sms/kapi.ts';
import { webhookLine } from '../src/modules/webhook/deliver-gonderimler.ts';
import { createClock } from '../src/platform/clock.ts';
import { startJobs } from '../src/platform/jobs/jobs.ts';
import { mesajLines } from '../src/platform/outside/mesaj/deliver.ts';
import { smsKonulariOf } from '../src/sms-konulari.ts';

// What a server delivers, over a database that is there: one that a test starts to kill it. Its receivers are on this machine.
const config = readConfig(process.env);
const url = config.databaseUrl!;
const { app, platform } = await createApp(config, { url, clock: createClock() });
const { database } = platform;
const lines = [...mesajLines({ database, url: config.smsUrl, log: app.log, kapi: createKapi(platform), konular: smsKonulariOf(platform) }), webhookLine({ database, mayReach: () => true })];
await startJobs([], { url, log: app.log, lines });
process.stdout.write('Defter is ready\n');
