import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

/** Something that the house does by itself at a time of day. */
export type Job = {
  name: string;
  /** `minute hour day month weekday` at the desk (Europe/Istanbul). */
  cron: string;
  run(): Promise<void>;
};

/** Half a minute late is early enough for what happens at night, and idle servers leave the database alone. */
const POLL_SECONDS = 30;

type Options = { url: string; log: Pick<Logger, 'error'> };

/**
 * Runs the jobs at their times until stopped. The queue is in the database: of several servers one does a job, and
 * one that failed or was killed in the middle is done again. A job must therefore bear being done twice.
 */
export async function startJobs(jobs: readonly Job[], { url, log }: Options): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({ connectionString: url, application_name: 'defter jobs', max: 2 });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  await boss.start();
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name);
    await boss.schedule(name, cron, null, { tz: 'Europe/Istanbul' });
    await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, run);
  }
  return { stop: () => boss.stop({ timeout: 5000 }) };
}
