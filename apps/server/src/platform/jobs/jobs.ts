import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { nameOf, type OpenLine, openLine, STOP_MS } from './run-line.ts';

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
/** How soon a line looks for items that nobody has announced. */
const LINE_POLL_SECONDS = 5;
/** How often the queue looks for what a killed server had. It looks at each kind of work no more often than the second of its two intervals says, which is a minute by default. */
const LOST_SECONDS = 15;

type Options = { url: string; log: Pick<Logger, 'error'>; lines?: readonly Line[] };

/**
 * Runs the jobs at their times, and the lines, until stopped. The queue is in the database: one of several servers does
 * a job, and a job that failed or was killed in the middle is done again. A job must therefore tolerate being done
 * twice.
 */
export async function startJobs(jobs: readonly Job[], { url, log, lines = [] }: Options): Promise<RunningJobs> {
  const boss = new PgBoss({ connectionString: url, application_name: 'defter jobs', max: 2, superviseIntervalSeconds: LOST_SECONDS, monitorIntervalSeconds: LOST_SECONDS });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  await boss.start();
  for (const job of jobs) await schedule(boss, job, log);
  for (const { name } of await boss.getSchedules()) if (!jobs.some((job) => job.name === name)) await boss.unschedule(name);
  const timers: NodeJS.Timeout[] = [];
  const open = new Map<string, OpenLine>();
  for (const line of lines) {
    const one = await openLine(boss, line, log);
    open.set(line.name, one);
    // Work that an earlier server has left starts now; what another one leaves is found within seconds.
    one.ask();
    timers.push(setInterval(one.ask, LINE_POLL_SECONDS * 1000));
  }
  return {
    wake: (name) => open.get(name)?.ask(),
    async stop() {
      timers.forEach(clearInterval);
      await Promise.all([...open.values()].map(({ end }) => end()));
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
