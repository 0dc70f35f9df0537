import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const DESK = fileURLToPath(new URL('desk-process.ts', import.meta.url));
const DELIVERY = fileURLToPath(new URL('delivery-process.ts', import.meta.url));
const CLOCK = fileURLToPath(new URL('clock-process.ts', import.meta.url));

/** Settings of the environment. The caller gives at least the data folder and the port. */
type Settings = { DATA_DIR: string; PORT: string; [name: string]: string };

/** The real server as a process of its own, as the start script runs it; resolves when it has said that it is ready. */
export const startServerProcess = (settings: Settings, args: readonly string[] = []): Promise<ChildProcess> => start(MAIN, settings, args);

/** The server alone, without the process that starts it again, over the database that the settings name and at a moment that stands still. */
export const startDeskProcess = (settings: Settings & { DATABASE_URL: string }, moment: Date): Promise<ChildProcess> => start(DESK, settings, [moment.toISOString()]);

/** What a server delivers, over the database that the settings name. */
export const startDeliveryProcess = (settings: Settings & { DATABASE_URL: string }): Promise<ChildProcess> => start(DELIVERY, settings, []);

/** The whole server with a database of its own, at a moment from which its clock goes on; `setMoment` makes it another one. */
export async function startClockProcess(settings: Settings, moment: Date): Promise<{ child: ChildProcess; setMoment(moment: Date): Promise<void> }> {
  const child = await start(CLOCK, settings, [moment.toISOString()]);
  return {
    child,
    async setMoment(next) {
      const done = once(child, 'message');
      child.send(next.toISOString());
      await done;
    },
  };
}

async function start(script: string, settings: Settings, args: readonly string[]): Promise<ChildProcess> {
  // The channel is how a clock is set.
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, LOG_LEVEL: 'silent', ...settings }, stdio: ['ignore', 'pipe', 'inherit', script === CLOCK ? 'ipc' : 'ignore'] });
  await new Promise<void>((resolve, reject) => {
    // Keeps reading its output: a server whose pipe is closed dies at its next line.
    child.stdout!.on('data', (chunk) => String(chunk).includes('Defter is ready') && resolve());
    child.once('exit', () => reject(new Error('The server ended before it was ready')));
  });
  return child;
}

/** Ends it as a power cut would. */
export async function killProcess(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
