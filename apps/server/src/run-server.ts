import { readConfig } from './config.ts';
import { watchConnections } from './platform/http/drain.ts';
import { endOnFaults } from './platform/http/strays.ts';
import { createLogger } from './platform/log.ts';
import { endOfProcess } from './platform/process/end-of-process.ts';
import { giveBackMemory } from './platform/process/give-back-memory.ts';
import { describeFailure } from './start-error.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** How long open requests may take before their connections are cut: after a request to end, and after a fault. */
const PATIENCE_MS = 2000;
const PATIENCE_AFTER_FAULT_MS = 1000;
/** Work that has not stopped by then, besides requests, is abandoned. */
const LAST_MS = 800;

/** Runs the server until a signal or a fault ends it. The exit code of the process says which. */
export async function runServer(): Promise<void> {
  try {
    const asked = endOfProcess();
    const config = readConfig(process.env);
    // A start works in transactions, so it may be broken off anywhere.
    let breaking: NodeJS.Timeout | undefined;
    const breakOff = () => {
      breaking = setTimeout(() => process.exit(0), PATIENCE_MS);
    };
    asked.addEventListener('abort', breakOff);
    const server = await startServer(config, say, { demo: process.argv.includes('--demo') });
    asked.removeEventListener('abort', breakOff);
    clearTimeout(breaking);
    endWith(server, createLogger(config), asked);
    giveBackMemory({ collect: globalThis.gc && (() => globalThis.gc!({ type: 'major', execution: 'sync', flavor: 'last-resort' })) });
    say(`Defter is ready: ${config.publicUrl}/plus/`);
    process.send?.('ready');
  } catch (error) {
    process.stderr.write(`defter: ${describeFailure(error)}\n`);
    process.exit(1);
  }
}

const say = (text: string) => process.stdout.write(`${text}\n`);

function endWith(server: RunningServer, log: ReturnType<typeof createLogger>, asked: AbortSignal): void {
  const drain = watchConnections(server.http);
  let ending = false;
  const end = (code: number, patience: number) => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), patience + LAST_MS).unref();
    drain(server.close, patience).then(
      () => process.exit(code),
      (err: unknown) => {
        log.fatal({ err }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  if (asked.aborted) end(0, PATIENCE_MS);
  asked.addEventListener('abort', () => end(0, PATIENCE_MS));
  endOnFaults(log, () => end(1, PATIENCE_AFTER_FAULT_MS));
}
