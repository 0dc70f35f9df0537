import { ConfigError, readConfig } from './config.ts';
import { SchemaError } from './platform/db/migrate.ts';
import { watchConnections } from './platform/http/drain.ts';
import { createLogger } from './platform/log.ts';
import { type RunningServer, StartError, startServer } from './start-server.ts';

/** Runs the server until a signal or a fault ends it; the exit code of the process says which. */
export async function run(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const signalled = signal();
    const server = await startServer(config, say, { demo: process.argv.includes('--demo') });
    endWith(server, createLogger(config), signalled);
    say(`Defter is ready: ${config.publicUrl}/plus/`);
  } catch (error) {
    process.stderr.write(`defter: ${describe(error)}\n`);
    process.exit(1);
  }
}

const say = (text: string) => process.stdout.write(`${text}\n`);

/** What the operator can mend is one sentence; what only we can mend comes with the place where it happened. */
function describe(error: unknown): string {
  const isForOperator = error instanceof ConfigError || error instanceof SchemaError || error instanceof StartError;
  return isForOperator ? error.message : ((error instanceof Error && error.stack) || String(error));
}

/**
 * Resolves when we are told to end; Ctrl+C tells it twice, from the terminal and from the script that started us.
 * Heard from the first moment: dying in the middle of a start would leave the database running.
 */
function signal(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => resolve());
  });
}

function endWith(server: RunningServer, log: ReturnType<typeof createLogger>, signalled: Promise<void>): void {
  const drain = watchConnections(server.http);
  let ending = false;
  const end = (code: number) => {
    if (ending) return;
    ending = true;
    drain(server.close).then(
      () => process.exit(code),
      (err: unknown) => {
        log.fatal({ err }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  signalled.then(() => end(0));
  for (const fault of ['uncaughtException', 'unhandledRejection']) {
    process.on(fault, (thrown: unknown) => {
      const err = thrown instanceof Error ? thrown : new Error(String(thrown));
      log.fatal({ err }, 'unexpected fault');
      end(1);
    });
  }
}
