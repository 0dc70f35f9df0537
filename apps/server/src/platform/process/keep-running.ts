import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds before each new start of a server that keeps dying young. After the last pause it is given up. */
const PAUSES = [0, 250, 500, 1000, 2000, 4000, 8000, 16_000, 32_000];
/** A server that lived for this long did not die of its start. */
const LONG_LIFE_MS = 60_000;

type Options = {
  /** Aborts when the server should end for good. */
  asked: AbortSignal;
  say: (text: string) => void;
  pauses?: readonly number[];
};

/**
 * Starts a server process, which reports by a message that it is ready. If it ends unasked it is started again: at
 * once, then after growing pauses when it keeps dying, and in the end not any more. A server that was never ready is
 * not started again, because it has already reported its own problem.
 * @returns the final exit code
 */
export async function keepRunning(start: () => ChildProcess, { asked, say, pauses = PAUSES }: Options): Promise<number> {
  let wasReady = false;
  for (let deaths = 0; !asked.aborted; ) {
    const born = performance.now();
    const server = start();
    server.once('message', () => {
      wasReady = true;
    });
    const { code, signal } = await endOf(server, asked);
    if (asked.aborted) return code ?? 0;
    if (!wasReady) return code ?? 1;

    deaths = performance.now() - born > LONG_LIFE_MS ? 1 : deaths + 1;
    const pause = pauses[deaths - 1];
    if (pause === undefined) {
      say(`The server has ended ${deaths} times, each time soon after its start (${signal ?? code}): it is not started again.`);
      return 1;
    }
    say(`The server ended by itself (${signal ?? code}): starting it again`);
    // A request to end also ends the pause.
    await sleep(pause, undefined, { signal: asked }).catch(() => undefined);
  }
  return 0;
}

async function endOf(server: ChildProcess, asked: AbortSignal): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  const stop = () => end(server);
  asked.addEventListener('abort', stop);
  try {
    const [code, signal] = (await once(server, 'exit')) as [number | null, NodeJS.Signals | null];
    return { code, signal };
  } finally {
    asked.removeEventListener('abort', stop);
  }
}

/** Asks the server to end in order. On Windows a signal would simply kill it. */
function end(server: ChildProcess): void {
  if (process.platform === 'win32') server.disconnect();
  else server.kill('SIGTERM');
}
