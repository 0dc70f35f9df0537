import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmsSimulator } from '@defter/simulators/sms.ts';
import { startPushSimulator } from '@defter/simulators/push.ts';
import { startWhatsappSimulator } from '@defter/simulators/whatsapp.ts';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../../apps/server/src/platform/postgres/cluster.ts';
import { serveCalendar } from '../../../bench/panel/calendar/serve.ts';
import { startServerProcess } from '../../../apps/server/test/server-process.ts';
import { startSlowLine } from './slow-line.ts';

/**
 * Starts one real server for the run, on a database of its own, whose messages go to simulators, and the calendar alone on its page. With SLOW_LINE=1
 * browsers reach the server by a slow connection.
 */
export async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'defter-e2e-'));
  const [sms, push, whatsapp] = await Promise.all([startSmsSimulator(), startPushSimulator(), startWhatsappSimulator()]);
  const port = String(await freePort());
  // Every salon comes from an address of its own, because tries are counted by address.
  const server = await startServerProcess({ DATA_DIR: dataDir, PORT: port, SMS_URL: sms.url, PUSH_URL: push.url, WHATSAPP_URL: whatsapp.url, LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' });

  const line = process.env.SLOW_LINE ? await startSlowLine(`http://localhost:${port}`) : undefined;
  const calendar = await serveCalendar();
  project.provide('calendarUrl', calendar.url);
  project.provide('panelUrl', line?.url ?? `http://localhost:${port}`);
  project.provide('smsUrl', sms.url);
  project.provide('pushUrl', push.url);
  project.provide('whatsappUrl', whatsapp.url);
  return async () => {
    await line?.close();
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
    await Promise.all([sms.close(), push.close(), whatsapp.close(), calendar.close()]);
    await rm(dataDir, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the page that is nothing but a calendar. */
    calendarUrl: string;
    /** Origin of the server. */
    panelUrl: string;
    smsUrl: string;
    /** A push service of browsers. */
    pushUrl: string;
    whatsappUrl: string;
  }
}
