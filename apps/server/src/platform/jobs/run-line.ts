import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Line } from './jobs.ts';
import { nameOf } from './name-of.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** How many items of a line a server does at once. */
const MOST = 20;
/** How long work that is being done may hold up the end of the server. */
const STOP_MS = 1500;
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
 * Opens a line. Each item is settled by itself and makes room for the next one, so that what takes long holds up nothing but itself: the
 * queue's own workers take the next items once all of those before have ended.
 */
export async function openLine(boss: PgBoss, { name, find, work }: Line, log: Pick<Logger, 'error'>): Promise<OpenLine> {
  await boss.createQueue(name, { policy: POLICY });
  await boss.updateQueue(name, LINE);
  const running = new Map<string, Promise<void>>();
  const onError = (err: unknown) => log.error({ err }, 'job queue');
  let isStopping = false;
  let hasEnded = false;
  /** Whether more may wait than was taken. */
  let isMore = false;

  const settle = async (id: string, key: string): Promise<void> => {
    const failure = await work(key, () => isStopping).then(() => undefined, (err: unknown) => {
      log.error({ err, line: name }, 'an item failed');
      return { message: nameOf(err) };
    });
    if (hasEnded) return;
    await (failure ? boss.fail(name, id, failure) : boss.complete(name, id));
  };

  const taking = oneAtATime(async () => {
    const room = MOST - running.size;
    if (room === 0 || isStopping) return;
    const waiting = await boss.fetch<{ key: string }>(name, { batchSize: room });
    isMore = waiting.length === room;
    for (const { id, data: { key } } of waiting) {
      const end = () => {
        running.delete(id);
        if (isMore) taking.ask();
      };
      running.set(id, settle(id, key).catch(onError).finally(end));
    }
  }, onError);

  const round = oneAtATime(async () => {
    const keys = await find();
    if (keys.length > 0) await boss.insert(name, keys.map((key) => ({ singletonKey: key, data: { key } })));
    taking.ask();
  }, onError);

  return {
    ask: round.ask,
    async end() {
      isStopping = true;
      await round.end();
      await taking.end();
      await Promise.race([Promise.all(running.values()), pause(STOP_MS, undefined, { ref: false })]);
      hasEnded = true;
      if (running.size > 0) await boss.fail(name, [...running.keys()], { message: 'the server has ended' });
    },
  };
}
