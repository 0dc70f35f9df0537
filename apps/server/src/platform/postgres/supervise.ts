import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch, shutDown } from './cluster.ts';
import type { Cluster } from './cluster.ts';

type Running = { server: ChildProcess; port: number; log: (message: string) => void };

/**
 * Starts the server again whenever it ends unasked, without a limit (a full disk may get room again).
 * @returns a function that stops it for good; a second call joins the first
 */
export function supervise(cluster: Cluster, { server, port, log }: Running): () => Promise<void> {
  let current = Promise.resolve<ChildProcess | undefined>(server);
  let stopped: Promise<void> | undefined;

  const watch = (watched: ChildProcess) => {
    watched.once('exit', (code, signal) => {
      if (stopped) return;
      log(`PostgreSQL ended by itself (${signal ?? code}): starting it again`);
      current = startAgain();
    });
  };

  const startAgain = async () => {
    for (let tries = 1; !stopped; tries += 1) {
      try {
        const next = await launch(cluster, port);
        log('PostgreSQL is back');
        watch(next);
        return next;
      } catch (error) {
        // Children of the dead server may hold its memory for a moment, so the first refusals are not logged.
        if (tries % 100 === 20) log(String(error));
        await sleep(100);
      }
    }
    return undefined;
  };

  const stop = async () => {
    const running = await current;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    await shutDown(cluster);
    await gone;
  };

  watch(server);
  return () => (stopped ??= stop());
}
