import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

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
   */
  work(key: string): Promise<void>;
};

export type RunningJobs = {
  /** Says that an item of this kind was committed, so that it does not wait for the next round. */
  wake(name: string): void;
  /** Resolves when no work is running any more. */
  stop(): Promise<void>;
};

/** Half a minute is early enough for work at night, and idle servers leave the database alone. */
const POLL_SECONDS = 30;
const EVERY_MINUTE = '* * * * *';
/** How many items a server does at once, and how soon it checks whether a pause is over. */
const BATCH = 20;
const LINE_POLL_SECONDS = 5;
const LINE = {
  // A key has at most one job that waits or runs, however many callers asked for it.
  policy: 'exclusive',
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
  const boss = new PgBoss({ connectionString: url, application_name: 'defter jobs', max: 2, useListenNotify: lines.length > 0 });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  await boss.start();
  for (const job of jobs) await schedule(boss, job);
  const wakers = new Map<string, () => void>();
  for (const line of lines) {
    const round = await open(boss, line);
    await schedule(boss, { name: `${line.name}-turu`, cron: EVERY_MINUTE, run: round });
    const wake = oneAtATime(round, (err) => log.error({ err }, 'job queue'));
    wakers.set(line.name, wake);
    // Work that an earlier server has left starts now.
    wake();
  }
  return { wake: (name) => wakers.get(name)?.(), stop: () => boss.stop({ timeout: 5000 }) };
}

async function schedule(boss: PgBoss, { name, cron, run, mostSeconds }: Job): Promise<void> {
  await boss.createQueue(name, mostSeconds === undefined ? {} : { expireInSeconds: mostSeconds });
  await boss.schedule(name, cron, null, { tz: 'Europe/Istanbul' });
  await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, run);
}

/** @returns a function that asks for everything that waits in the line */
async function open(boss: PgBoss, { name, find, work }: Line): Promise<() => Promise<void>> {
  await boss.createQueue(name, LINE);
  const settings = { batchSize: BATCH, burstWhenBatchFull: true, notifyPollingIntervalSeconds: LINE_POLL_SECONDS, perJobResults: true } as const;
  await boss.work<{ key: string }, unknown, typeof settings>(name, settings, (waiting) =>
    Promise.all(
      waiting.map(async ({ id, data: { key } }) => {
        try {
          await work(key);
          return { id, status: 'completed' as const };
        } catch (error) {
          return { id, status: 'failed' as const, output: { message: String(error) } };
        }
      }),
    ),
  );
  return async () => {
    const keys = await find();
    if (keys.length > 0) await boss.insert(name, keys.map((key) => ({ singletonKey: key, data: { key } })));
  };
}

/** However often it is asked for, it runs once at a time, and once more for requests that came meanwhile. */
function oneAtATime(run: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let running = false;
  let isAskedAgain = false;
  const begin = () => {
    isAskedAgain = running;
    if (running) return;
    running = true;
    run()
      .catch(onError)
      .finally(() => {
        running = false;
        if (isAskedAgain) begin();
      });
  };
  return begin;
}
