import { rm } from 'node:fs/promises';
import type { Server as HttpServer } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { jobsOf } from './jobs.ts';
import { loadOrtakVeri } from './modules/kurulum/load-ortak-veri.ts';
import { aktarimLine } from './modules/musteri/aktarim/run-aktarim.ts';
import { mutabakatLine } from './modules/mutabakat/mutabakat-line.ts';
import { veriPaketiLine } from './modules/veri-paketi/paket-line.ts';
import { webhookLine } from './modules/webhook/deliver-gonderimler.ts';
import { DEMO_GIRIS, loadDemo } from './modules/demo/load-demo.ts';
import { startDemoDunyasi } from './start-demo.ts';
import { createClock } from './platform/clock.ts';
import { startSealing } from './platform/audit-chain/start-sealing.ts';
import { describeUnusable, UnreachableError } from './platform/db/connect.ts';
import { migrate, SchemaError } from './platform/db/migrate.ts';
import { UPLOADS } from './platform/http/uploads.ts';
import { lineOf, mesajLines } from './platform/outside/mesaj/deliver.ts';
import { YOLLAR } from './platform/outside/mesaj/outbox.ts';
import { createKapi } from './modules/sms/kapi.ts';
import { smsKonulariOf } from './sms-konulari.ts';
import { StartError } from './start-error.ts';

export type RunningServer = {
  http: HttpServer;
  /** Ends everything that was started, in reverse order; resolves when all of it is gone. */
  close(): Promise<void>;
};

type Say = (text: string) => void;

/**
 * Starts everything over a running database: schema, shared data, HTTP. It listens last, so that every answer comes
 * from a server that is ready.
 * @throws StartError or SchemaError for faults that the operator can mend
 */
export async function startServer(settings: Config, say: Say, { demo = false, clock = createClock() } = {}): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack();
  const config = demo ? await withSimulators(settings, say, opened) : settings;
  const url = config.databaseUrl;
  if (url === undefined) throw new StartError('The server needs a DATABASE_URL: `npm start` starts it together with a database.');
  await prepare(url, say);
  await rm(join(config.dataDir, UPLOADS), { recursive: true, force: true });
  const { app, platform } = await createApp(config, { url, clock });
  opened.defer(() => app.close());
  await loadOrtakVeri(platform.database);
  if (demo) {
    await loadDemo(platform);
    say(`Demo salon: sign in as ${DEMO_GIRIS.kullaniciAdi} with the password ${DEMO_GIRIS.parola}`);
  }
  await listen(app, config);
  // Loaded late, so that the first answer does not wait for the queue.
  const { startJobs } = await import('./platform/jobs/jobs.ts');
  const sealing = startSealing({ database: platform.database, dataDir: config.dataDir, log: app.log });
  opened.defer(() => sealing.stop());
  const lines = [...mesajLines({ database: platform.database, url: config.smsUrl, log: app.log, kapi: createKapi(platform), konular: smsKonulariOf(platform) }), aktarimLine(platform), webhookLine(platform), mutabakatLine(platform), veriPaketiLine(platform)];
  const jobs = await startJobs(jobsOf(platform, app.log), { url, log: app.log, lines });
  platform.sms.connect(() => YOLLAR.forEach((yol) => jobs.wake(lineOf(yol))));
  platform.aktarim.connect(() => jobs.wake('aktarim'));
  platform.mutabakat.connect(() => jobs.wake('mutabakat'));
  platform.veriPaketi.connect(() => jobs.wake('veri-paketi'));
  opened.defer(() => jobs.stop());
  const running = opened.move();
  return { http: app.server, close: () => running.disposeAsync() };
}

/** Simulators stand in for every provider that is not set. They listen on this machine only. */
async function withSimulators(settings: Config, say: Say, opened: AsyncDisposableStack): Promise<Config> {
  if (settings.smsUrl) return settings;
  const dunya = await startDemoDunyasi();
  opened.defer(() => dunya.close());
  say(`Texts arrive at the simulator: ${dunya.smsUrl}`);
  return { ...settings, smsUrl: dunya.smsUrl, saglayicilar: dunya.saglayicilar };
}

async function prepare(url: string, say: Say): Promise<void> {
  try {
    const applied = await migrate(url);
    if (applied.length > 0) say(`The database was brought up to date: ${applied.length} steps`);
  } catch (error) {
    if (error instanceof SchemaError || error instanceof UnreachableError) throw error;
    throw new StartError(describeUnusable(url, error), { cause: error });
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is taken by another program: stop it, or choose another PORT.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} is not ours to take: choose a PORT above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') throw new StartError(`${host} is no address of this machine: choose another HOST.`);
    throw error;
  }
}
