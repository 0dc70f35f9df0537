import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

/** Something that the house does by itself at a time of day. */
export type Job = {
  name: string;
  /** `minute hour day month weekday` at the desk (Europe/Istanbul). */
  cron: string;
  run(): Promise<void>;
};

/**
 * Things of one kind that are to be done one by one, soon. The transaction that causes one writes a row that waits; the
 * queue brings each to one server, and again, with growing pauses, until it is done.
 */
export type Line = {
  name: string;
  /** The keys of what waits; bounded, the next round finds the rest. */
  find(): Promise<string[]>;
  /** Does one. It must bear being done twice and being done no longer needed; what it throws means: later again. */
  work(key: string): Promise<void>;
};

export type RunningJobs = {
  /** Something of this kind was committed: it need not wait for the next round. */
  wake(name: string): void;
  /** Resolves when nothing is being worked on any more. */
  stop(): Promise<void>;
};

/** Half a minute late is early enough for what happens at night, and idle servers leave the database alone. */
const POLL_SECONDS = 30;
const EVERY_MINUTE = '* * * * *';
/** Done at once by a server; and how soon one looks whether a pause is over. */
const BATCH = 20;
const LINE_POLL_SECONDS = 5;
const LINE = {
  // Of one key there is one job that waits or is worked on, whoever has asked for it.
  policy: 'exclusive',
  notify: true,
  retryLimit: 20,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  // A server that was killed loses what it had after this long.
  expireInSeconds: 60,
  deleteAfterSeconds: 3600,
} as const;

type Options = { url: string; log: Pick<Logger, 'error'>; lines?: readonly Line[] };

/**
 * Runs the jobs at their times, and the lines, until stopped. The queue is in the database: of several servers one does a
 * job, and one that failed or was killed in the middle is done again. A job must therefore bear being done twice.
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
    // What an earlier server has left waits no longer.
    wake();
  }
  return { wake: (name) => wakers.get(name)?.(), stop: () => boss.stop({ timeout: 5000 }) };
}

async function schedule(boss: PgBoss, { name, cron, run }: Job): Promise<void> {
  await boss.createQueue(name);
  await boss.schedule(name, cron, null, { tz: 'Europe/Istanbul' });
  await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, run);
}

/** @returns what asks for all that waits in the line. */
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

/** However often it is asked for, it runs once at a time, and once more for those who asked meanwhile. */
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
