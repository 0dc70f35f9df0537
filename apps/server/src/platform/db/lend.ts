import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { AppError } from '../errors/app-error.ts';

/** Who waits longer than this for a connection is told to come back. */
const PATIENCE_MS = 5_000;
/** Stands for the house itself, which signs people in before their bayi is known. */
export const HOUSE = 0;

/** What one owner has of the pool, and who of it waits. */
type Share = { taken: number; waiting: Set<() => void> };
const loan = new AsyncLocalStorage<{ isOpen: boolean }>();

export type Lending = {
  /**
   * Runs some work on a connection, which the work itself gives back (`client.release`).
   * @param owner the bayi that asks, or HOUSE
   * @throws AppError cokYogun when none was free in time; Error when the caller holds a connection already.
   */
  lend<T>(owner: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  /** How many wait for a connection now. */
  countWaiting(): number;
};

/**
 * Gives out the connections of the pool by two rules (docs/adr/0030). Whoever holds one gets no second one: calls that
 * hold one and wait for another would wait for each other. And no bayi gets more than half of the pool, so that the
 * others find one whatever it does.
 */
export function createLending(pool: pg.Pool, patienceMs = PATIENCE_MS): Lending {
  const most = Math.max(1, Math.floor(pool.options.max / 2));
  const shares = new Map<number, Share>();

  /** Resolves when it is the owner's turn; undefined when it is so at once, as it usually is. */
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

  /** Hands the turn to the first who waits, as it is, so that nobody gets in between. */
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
      if (loan.getStore()?.isOpen) throw new Error('This call holds a connection already: ask before its transaction or after it (docs/adr/0030)');
      const turn = takeTurn(owner);
      if (turn) await turn;
      try {
        const client = await connect(pool);
        // What the work has started and not awaited may outlive it, and is then free to ask.
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

/** The pool tells only by its words that nobody gave a connection back in time. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (error instanceof Error && error.message === 'timeout exceeded when trying to connect') throw new AppError('cokYogun');
    throw error;
  }
}
