import type { AnyCall } from '@defter/contract/call.ts';
import { AppError } from '../errors/app-error.ts';

/** How many run at a time, by everybody and by one salon. */
type Places = { inAll: number; each: number };

/** The kinds of heavy work, of which few run at a time while others wait. */
export const PLACES = {
  /** Each takes up to 80 MiB until it is packed (docs/adr/0036). */
  wholeLists: { inAll: 1, each: 1 },
  /** Each takes a connection and a processor of the database for seconds. */
  reports: { inAll: 4, each: 2 },
  /** Files that are made while they are sent: each holds a connection as long as its reader takes it (docs/adr/0340). */
  streams: { inAll: 3, each: 1 },
} as const satisfies Record<string, Places>;

/** A caller that waits longer than this is told to come back. */
const PATIENCE_MS = 15_000;

type Waiter = { bayiID: number; go: () => void };
export type Turns = {
  /**
   * Does some work when it is its salon's turn: in the order of asking, but no salon twice while others wait.
   * @throws AppError sunucuMesgul when the turn did not come in time
   */
  inTurn<T>(bayiID: number, work: () => Promise<T>): Promise<T>;
};

type Asked = { sayfa?: unknown; sayfaBoyutu?: unknown; alanlar?: unknown };
/** Whether a call asks for all rows of a list with pages. The calendar's call does not count: it asks for few fields of some days. */
export const isWhole = ({ query: { shape } }: Pick<AnyCall, 'query'>, { sayfa, sayfaBoyutu, alanlar }: Asked): boolean =>
  'sayfaBoyutu' in shape && sayfa == null && sayfaBoyutu == null && !(alanlar != null && 'baslangicTarihi' in shape);

/** Bounds what runs at a time, and leaves a place to the other salons. */
export function createTurns({ inAll, each }: Places, patienceMs = PATIENCE_MS): Turns {
  const running: number[] = [];
  const waiting = new Set<Waiter>();
  const mayGo = (bayiID: number) => running.length < inAll && running.filter((other) => other === bayiID).length < each;

  const takeTurn = (bayiID: number) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(waiter);
        reject(new AppError('sunucuMesgul'));
      }, patienceMs);
      const waiter = {
        bayiID,
        go: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.add(waiter);
    });

  function passTurn(bayiID: number): void {
    running.splice(running.indexOf(bayiID), 1);
    // The others go first: one salon that asks again and again keeps nobody back.
    const others = [...waiting].filter((waiter) => waiter.bayiID !== bayiID);
    for (const waiter of [...others, ...waiting]) {
      if (!mayGo(waiter.bayiID) || !waiting.delete(waiter)) continue;
      running.push(waiter.bayiID);
      waiter.go();
    }
  }

  return {
    async inTurn(bayiID, work) {
      if (mayGo(bayiID)) running.push(bayiID);
      else await takeTurn(bayiID);
      try {
        return await work();
      } finally {
        passTurn(bayiID);
      }
    },
  };
}
