import { readConfig, type Config } from '../config.ts';
import { findRunningPostgres, startPostgres } from '../platform/postgres/embedded.ts';

type Say = (text: string) => void;

/** Runs an operator's command: what `work` says goes to the terminal, and a failure is one sentence and exit code 1. */
export async function runCommand(work: (config: Config, say: Say) => Promise<void>): Promise<void> {
  try {
    await work(readConfig(process.env), (text) => process.stdout.write(`${text}\n`));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

/** The settings' database for the time of `work`: your own, the one a server runs now, or one started for the purpose. */
export async function withDatabase(config: Config, say: Say, work: (url: string) => Promise<void>): Promise<void> {
  const { dataDir } = config;
  const url = config.databaseUrl ?? findRunningPostgres({ dataDir, log: say });
  if (url !== undefined) return work(url);
  const postgres = await startPostgres({ dataDir, log: say });
  try {
    await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
