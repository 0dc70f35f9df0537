import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { AppError } from '../errors/app-error.ts';

/** A caller that waits longer than this for a connection is told to come back. */
const PATIENCE_MS = 5_000;
/** Stands for the house itself, which signs people in before their bayi is known. */
export const HOUSE = 0;

/** The connections that one owner has taken, and its callers that wait. */
type Share = { taken: number; waiting: Set<() => void> };
const loan = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Whether the caller holds a connection now, which nobody else can use as long as it works at something else. */
export const holdsConnection = (): boolean => loan.getStore()?.isOpen ?? false;

export type Lending = {
  /**
   * Runs some work on a connection; the work itself gives it back (`client.release`).
   * @param owner the bayi that asks, or HOUSE
   * @throws AppError cokYogun when none was free in time; Error when the caller already holds a connection.
   */
  lend<T>(owner: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  /** How many callers wait for a connection now. */
  countWaiting(): number;
};

/**
 * Gives out the connections of the pool by two rules (docs/adr/0030). A caller never gets a second connection, because
 * calls that hold one and wait for another would wait for each other. No bayi gets more than half of the pool, so that
 * the others always find one.
 */
export function createLending(pool: pg.Pool, patienceMs = PATIENCE_MS): Lending {
  const most = Math.max(1, Math.floor(pool.options.max / 2));
  const shares = new Map<number, Share>();

  /** Resolves when it is the owner's turn; undefined when that is at once, as usual. */
  function takeTurn(owner: number): Promise<void> | undefined {
    const share = shares.get(owner);
    if (!share) {
      shares.set(owner, { taken: 1, waiting: new Set() });
      return undefined;
    }
    if (share.taken < most) {
      share.taken += 1;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        share.waiting.delete(go);
        reject(new AppError('cokYogun'));
      }, patienceMs);
      share.waiting.add(go);
    });
  }

  /** Hands the turn straight to the first in the queue, so that nobody gets in between. */
  function passTurn(owner: number): void {
    const share = shares.get(owner)!;
    const [next] = share.waiting;
    if (next) {
      share.waiting.delete(next);
      next();
    } else if (share.taken === 1) shares.delete(owner);
    else share.taken -= 1;
  }

  return {
    async lend(owner, work) {
      if (holdsConnection()) throw new Error('This call holds a connection already: ask before its transaction or after it (docs/adr/0030)');
      const turn = takeTurn(owner);
      if (turn) await turn;
      try {
        const client = await connect(pool);
        // Work that was started and not awaited may outlive its caller. It may then ask for a connection again.
        const mine = { isOpen: true };
        try {
          return await loan.run(mine, work, client);
        } finally {
          mine.isOpen = false;
        }
      } finally {
        passTurn(owner);
      }
    },
    countWaiting: () => [...shares.values()].reduce((sum, { waiting }) => sum + waiting.size, pool.waitingCount),
  };
}

/** Only the text of the pool's error says that no connection came back in time. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (error instanceof Error && error.message === 'timeout exceeded when trying to connect') throw new AppError('cokYogun');
    throw error;
  }
}
