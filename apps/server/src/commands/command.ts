import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from '../config.ts';
import { connect } from '../platform/db/connect.ts';
import { findRunningPostgres, startPostgres } from '../platform/postgres/embedded.ts';
import { endOfProcess } from '../platform/process/end-of-process.ts';

type Say = (text: string) => void;

type Work = (config: Config, say: Say, words: readonly string[]) => Promise<void>;
type Usage = { /** How it is called, shown to who asks for `--help` or calls it in another way. */ usage: string; /** How many words may follow it. */ words: number };

/**
 * Runs an operator's command: what `work` says goes to the terminal, and a failure is one sentence and exit code 1. No command has options: what looks
 * like one does nothing.
 */
export async function runCommand({ usage, words: most }: Usage, work: Work): Promise<void> {
  const words = process.argv.slice(2);
  try {
    const [first = ''] = words;
    if (first === '--help' || first === '-h') return say(usage);
    const unknown = /^--?[a-z]/i.test(first) ? first : words[most];
    if (unknown !== undefined) throw new Error(`"${unknown}" is not understood here. ${usage}`);
    await work(readConfig(process.env), say, words);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

const say: Say = (text) => process.stdout.write(`${text}\n`);

/**
 * The settings' database for the time of `work`: your own, the one a server runs now, or one started for the purpose.
 * @throws Error when no Defter was ever started on it: the setting that names it is wrong, more likely than not
 */
export async function withDatabase(config: Config, say: Say, work: (url: string) => Promise<void>): Promise<void> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'postgres'))) throw new Error(`There is no database in ${config.dataDir}. Is DATA_DIR right?`);
  return withAnyDatabase(config, say, async (url) => {
    await refuseNeverStarted(url);
    await work(url);
  });
}

async function refuseNeverStarted(url: string): Promise<void> {
  const client = await connect(url, 'defter command');
  try {
    const { rows } = await client.query<{ isStarted: boolean }>(`select to_regclass('goc') is not null as "isStarted"`);
    if (!rows[0]!.isStarted) throw new Error('No Defter was started on this database yet.');
  } finally {
    await client.end();
  }
}

/** The same, also where there is no database yet: an embedded one is made. */
export async function withAnyDatabase(config: Config, say: Say, work: (url: string) => Promise<void>): Promise<void> {
  const { dataDir } = config;
  const url = config.databaseUrl ?? findRunningPostgres({ dataDir, log: say });
  if (url !== undefined) return work(url);
  const asked = endOfProcess();
  const postgres = await startPostgres({ dataDir, log: say });
  // Breaking off the command stops its database. The work fails with it, and clears up.
  asked.addEventListener('abort', () => void postgres.stop());
  try {
    if (asked.aborted) throw new Error('Broken off.');
    await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
