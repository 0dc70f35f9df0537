import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { describeError } from '../log.ts';

/** Work that the house does by itself at a time of day. */
export type Job = {
  name: string;
  /** `minute hour day month weekday` at the desk (Europe/Istanbul). */
  cron: string;
  run(): Promise<void>;
  /** How long it may take before another server does it again; by default a quarter of an hour. */
  mostSeconds?: number;
};

/**
 * Work of one kind that is done item by item, soon. The transaction that causes an item writes a waiting row. The queue
 * brings each item to one server, and retries it with growing pauses until it is done.
 */
export type Line = {
  name: string;
  /** The keys of the waiting items. The list is bounded; the next round finds the rest. */
  find(): Promise<string[]>;
  /**
   * Does one item. It must tolerate being called twice and being called for an item that is no longer needed. If it
   * throws, the item is tried again later.
   * @param isStopping whether the server is about to end; what is left is found by the next round
   */
  work(key: string, isStopping: () => boolean): Promise<void>;
};

export type RunningJobs = {
  /** Says that an item of this kind was committed, so that it does not wait for the next round. */
  wake(name: string): void;
  /** Resolves when no work is running any more. */
  stop(): Promise<void>;
};

/** Half a minute is early enough for work at night, and idle servers leave the database alone. */
const POLL_SECONDS = 30;
/** How long a job may take that says nothing about it. */
const MOST_SECONDS = 15 * 60;
/** How many items a server does at once, and how soon it looks for items that nobody has announced. */
const BATCH = 20;
const LINE_POLL_SECONDS = 5;
/** How long work that is being done may hold up the end of the server. */
const STOP_MS = 1500;
/** A key has at most one job that waits or runs, however many callers asked for it. */
const POLICY = 'exclusive';
const LINE = {
  notify: true,
  retryLimit: 20,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  // The job of a killed server is given to another one after this time.
  expireInSeconds: 60,
  deleteAfterSeconds: 3600,
} as const;

type Options = { url: string; log: Pick<Logger, 'error'>; lines?: readonly Line[] };

/**
 * Runs the jobs at their times, and the lines, until stopped. The queue is in the database: one of several servers does
 * a job, and a job that failed or was killed in the middle is done again. A job must therefore tolerate being done
 * twice.
 */
export async function startJobs(jobs: readonly Job[], { url, log, lines = [] }: Options): Promise<RunningJobs> {
  const boss = new PgBoss({ connectionString: url, application_name: 'defter jobs', max: 2, useListenNotify: lines.length > 0, superviseIntervalSeconds: 15 });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  await boss.start();
  for (const job of jobs) await schedule(boss, job, log);
  for (const { name } of await boss.getSchedules()) if (!jobs.some((job) => job.name === name)) await boss.unschedule(name);
  let stopping = false;
  const timers: NodeJS.Timeout[] = [];
  const rounds = new Map<string, ReturnType<typeof oneAtATime>>();
  for (const line of lines) {
    const round = oneAtATime(await open(boss, line, log, () => stopping), (err) => log.error({ err }, 'job queue'));
    rounds.set(line.name, round);
    // Work that an earlier server has left starts now; what another one leaves is found within seconds.
    round.ask();
    timers.push(setInterval(round.ask, LINE_POLL_SECONDS * 1000));
  }
  return {
    wake: (name) => rounds.get(name)?.ask(),
    async stop() {
      stopping = true;
      timers.forEach(clearInterval);
      await Promise.all([...rounds.values()].map(({ end }) => end()));
      await boss.stop({ timeout: STOP_MS });
    },
  };
}

async function schedule(boss: PgBoss, { name, cron, run, mostSeconds = MOST_SECONDS }: Job, log: Options['log']): Promise<void> {
  await boss.createQueue(name);
  // A queue that an earlier version has made keeps its old settings until they are updated.
  await boss.updateQueue(name, { expireInSeconds: mostSeconds });
  await boss.schedule(name, cron, null, { tz: 'Europe/Istanbul' });
  await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    try {
      await run();
    } catch (err) {
      // The queue tries it again and tells nobody.
      log.error({ err, job: name }, 'a job failed');
      // oxlint-disable-next-line preserve-caught-error -- the queue keeps what it is told, with its cause, and values of rows would be in it
      throw new Error(nameOf(err));
    }
  });
}

/** @returns a function that asks for everything that waits in the line */
async function open(boss: PgBoss, { name, find, work }: Line, log: Options['log'], isStopping: () => boolean): Promise<() => Promise<void>> {
  await boss.createQueue(name, { policy: POLICY });
  await boss.updateQueue(name, LINE);
  const settings = { batchSize: BATCH, burstWhenBatchFull: true, notifyPollingIntervalSeconds: LINE_POLL_SECONDS, perJobResults: true } as const;
  await boss.work<{ key: string }, unknown, typeof settings>(name, settings, (waiting) =>
    Promise.all(
      waiting.map(async ({ id, data: { key } }) => {
        try {
          await work(key, isStopping);
          return { id, status: 'completed' as const };
        } catch (err) {
          log.error({ err, line: name }, 'an item failed');
          return { id, status: 'failed' as const, output: { message: nameOf(err) } };
        }
      }),
    ),
  );
  return async () => {
    const keys = await find();
    if (keys.length > 0) await boss.insert(name, keys.map((key) => ({ singletonKey: key, data: { key } })));
  };
}

/** What the queue may keep of a failure. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'what was thrown is no error';
  const { type, message, code } = describeError(error);
  return `${type}: ${code ?? message}`;
}

/** Runs work once at a time, however often it is asked for, and once more for requests that came meanwhile. */
function oneAtATime(run: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let hasEnded = false;
  const ask = () => {
    isAskedAgain = running !== undefined;
    if (running || hasEnded) return;
    running = run()
      .catch(onError)
      .finally(() => {
        running = undefined;
        if (isAskedAgain) ask();
      });
  };
  return {
    ask,
    /** Runs no further time; resolves when it does not run any more. */
    async end(): Promise<void> {
      hasEnded = true;
      await running;
    },
  };
}
