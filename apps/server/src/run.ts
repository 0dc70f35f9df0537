import { type ChildProcess, spawn } from 'node:child_process';
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from './config.ts';
import { describeFailure, StartError } from './start-error.ts';
import { startPostgres } from './platform/postgres/embedded.ts';
import { keepRunning } from './platform/process/keep-running.ts';
import { endOfProcess } from './platform/process/end-of-process.ts';

/** `--watch` is for who develops. */
const KNOWN = new Set(['--demo', '--watch']);
const SERVER = join(import.meta.dirname, 'server.ts');

/**
 * Memory limits of the server. It lives on some 60 MiB of objects; without limits Node takes several times that before
 * it collects, and keeps it. A young generation of 8 MiB is collected more often, and a limited old one grows in
 * smaller steps. The limit is eight times the memory that is ever in use. What is no longer in use is given back when it is
 * quiet (`give-back-memory.ts`), for which the server may collect by itself. Figures are in bench/load/memory-baseline.json.
 */
const MEMORY = ['--max-semi-space-size=8', '--max-old-space-size=512', '--expose-gc'];
/**
 * glibc gives every thread that hashes, resizes or compresses an arena of its own, which is never given back; and takes pieces of megabytes, once
 * some were freed, out of these arenas too, which then stay as large as a list of 10,000 rows has made them.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) };

/**
 * Runs the database and the server on top of it. The server is started again whenever it dies, and the database never
 * notices. Both end with this process; its exit code says whether all went well.
 */
export async function run(): Promise<void> {
  let code = 1;
  try {
    await using opened = new AsyncDisposableStack();
    const asked = endOfProcess();
    refuseUnknown(process.argv.slice(2));
    const config = readConfig(process.env);
    await openFolders(config);
    const url = config.databaseUrl ?? (await startEmbedded(config, opened));
    code = await keepRunning(() => startServer(url), { asked, say });
  } catch (error) {
    process.stderr.write(`defter: ${describeFailure(error)}\n`);
  }
  process.exit(code);
}

/** A word that is not understood would be a salon without what somebody has asked for. */
function refuseUnknown(given: readonly string[]): void {
  const unknown = given.find((word) => !KNOWN.has(word));
  if (unknown !== undefined) throw new StartError(`"${unknown}" is not understood here: npm start [-- --demo]. Settings stand in the environment, see docs/settings.md.`);
}

const say = (text: string) => process.stdout.write(`${text}\n`);

function startServer(url: string): ChildProcess {
  const given = process.argv.slice(2);
  // `npm run dev` starts a new server whenever a source changes, over the same database.
  const watching = given.includes('--watch') ? ['--watch', '--watch-preserve-output'] : [];
  return spawn(process.execPath, [...MEMORY, ...watching, SERVER, ...given], {
    env: { ...ALLOCATOR, ...process.env, DATABASE_URL: url },
    // The channel tells this process that the server is ready, and tells the server when this process is gone.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Data and uploads are written to: better said at the start than to the first who uploads something. */
async function openFolders({ dataDir, filesUrl }: Config): Promise<void> {
  for (const folder of [dataDir, fileURLToPath(filesUrl)]) {
    try {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK | constants.X_OK);
    } catch (error) {
      throw new StartError(`The folder ${folder} cannot be used: ${(error as Error).message}`, { cause: error });
    }
  }
}

async function startEmbedded({ dataDir }: Config, opened: AsyncDisposableStack): Promise<string> {
  try {
    const postgres = await startPostgres({ dataDir, log: say });
    opened.defer(() => postgres.stop());
    return postgres.url;
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
