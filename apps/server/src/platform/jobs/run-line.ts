import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { describeError } from '../log.ts';
import type { Line } from './jobs.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** How many items of a line a server does at once. */
const MOST = 20;
/** How long work that is being done may hold up the end of the server. */
export const STOP_MS = 1500;
/** A key has at most one job that waits or runs, however many callers asked for it. */
const POLICY = 'exclusive';
const LINE = {
  notify: false,
  retryLimit: 20,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  // The job of a killed server is given to another one after this time.
  expireInSeconds: 60,
  deleteAfterSeconds: 3600,
} as const;

export type OpenLine = {
  /** Asks for everything that waits. */
  ask: () => void;
  /** Takes nothing more; resolves when nothing is done any more, or gives back what takes too long. */
  end(): Promise<void>;
};

/**
 * Opens a line. Each item that ends makes room for the next one, so that a slow item holds up nothing but itself. The queue's own workers take
 * the next items only once all of those before have ended.
 */
export async function openLine(boss: PgBoss, { name, find, work }: Line, log: Pick<Logger, 'error'>): Promise<OpenLine> {
  await boss.createQueue(name, { policy: POLICY });
  await boss.updateQueue(name, LINE);
  const running = new Map<string, Promise<void>>();
  const ended: { id: string; failure: { message: string } | undefined }[] = [];
  const onError = (err: unknown) => log.error({ err }, 'job queue');
  let isStopping = false;
  /** Whether more may wait than was taken. */
  let isMore = false;

  const run = async (id: string, key: string): Promise<void> => {
    const failure = await work(key, () => isStopping).then(() => undefined, (err: unknown) => {
      log.error({ err, line: name }, 'an item failed');
      return { message: nameOf(err) };
    });
    running.delete(id);
    ended.push({ id, failure });
    turn.ask();
  };

  /** Tells the queue of all items that have ended meanwhile, in one statement, so that many short items cost few statements. */
  const tellEnded = async (): Promise<void> => {
    const over = ended.splice(0);
    const done = over.filter(({ failure }) => !failure).map(({ id }) => id);
    if (done.length > 0) await boss.complete(name, done);
    for (const { id, failure } of over) if (failure) await boss.fail(name, id, failure);
  };

  const turn = oneAtATime(async () => {
    await tellEnded();
    const room = MOST - running.size;
    if (!isMore || room === 0 || isStopping) return;
    const waiting = await boss.fetch<{ key: string }>(name, { batchSize: room });
    isMore = waiting.length === room;
    for (const { id, data: { key } } of waiting) running.set(id, run(id, key));
  }, onError);

  const round = oneAtATime(async () => {
    const keys = await find();
    if (keys.length > 0) await boss.insert(name, keys.map((key) => ({ singletonKey: key, data: { key } })));
    // Another server may have left items that are not found here.
    isMore = true;
    turn.ask();
  }, onError);

  return {
    ask: round.ask,
    async end() {
      isStopping = true;
      await round.end();
      await Promise.race([Promise.all(running.values()), pause(STOP_MS, undefined, { ref: false })]);
      await turn.end();
      await tellEnded();
      if (running.size > 0) await boss.fail(name, [...running.keys()], { message: 'the server has ended' });
    },
  };
}

/** The words for a failure that the queue may keep: a message of PostgreSQL may hold values of rows. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'what was thrown is no error';
  const { type, message, code } = describeError(error);
  return `${type}: ${code ?? message}`;
}
