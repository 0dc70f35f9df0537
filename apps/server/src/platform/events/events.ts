import pg from 'pg';

const CHANNEL = 'defter_olay';
/** How long changes are gathered, so that many writes need one notice. */
const GATHER_MS = 20;
/** When something is tried again that the database did not take. */
const AGAIN_MS = 500;
/** A notice holds at most 8000 bytes; one bayi with every topic takes 550. */
const AT_ONCE = 12;

type Olay = { bayiID: number; konular: readonly string[] };
type Listener = (olay: Olay) => void;

export type Events = {
  /** Tells every server, and through them every screen of the bayi, what has changed. Call after commit. */
  announce(bayiID: number, konular: readonly string[]): void;
  /** Returns the function that ends it. */
  subscribe(listener: Listener): () => void;
  /** The topics that a bayi was told of in the last `ms` milliseconds. */
  toldSince(bayiID: number, ms: number): string[];
  close(): Promise<void>;
};

type Options = { url: string; pool: pg.Pool; onError: (error: Error) => void };

/**
 * Passes changes between servers by LISTEN/NOTIFY. The notice follows the commit instead of being part of it, because
 * PostgreSQL commits transactions that notify one at a time (docs/adr/0001).
 */
export async function createEvents({ url, pool, onError }: Options): Promise<Events> {
  const listeners = new Set<Listener>();
  const waiting = new Map<number, Set<string>>();
  /** When each topic of a bayi was last announced. */
  const told = new Map<number, Map<string, number>>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, application_name: 'defter events', keepAlive: true });
    next.on('notification', ({ payload }) => tell(JSON.parse(payload ?? '[]') as Olay[]));
    next.on('error', onError);
    await next.connect();
    await next.query(`listen ${CHANNEL}`).catch(async (error: unknown) => {
      await next.end();
      throw error;
    });
    // Listens only after the connect has succeeded: a failed try is reported by its promise, and hearing it twice would
    // start two more.
    next.once('end', reconnect);
    return next;
  }

  function tell(olaylar: readonly Olay[]): void {
    for (const olay of olaylar) {
      const times = told.get(olay.bayiID) ?? new Map<string, number>();
      told.set(olay.bayiID, times);
      for (const konu of olay.konular) times.set(konu, Date.now());
      for (const listener of listeners) listener(olay);
    }
  }

  function reconnect(): void {
    if (closed) return;
    listen().then(
      (next) => {
        if (closed) return next.end();
        client = next;
        // The notices sent meanwhile are lost, so every screen reloads.
        tell([{ bayiID: 0, konular: ['*'] }]);
      },
      () => void setTimeout(reconnect, AGAIN_MS),
    );
  }

  function gather(olaylar: readonly Olay[], ms: number): void {
    for (const { bayiID, konular } of olaylar) {
      const set = waiting.get(bayiID) ?? new Set();
      for (const konu of konular) set.add(konu);
      waiting.set(bayiID, set);
    }
    timer ??= setTimeout(flush, ms);
  }

  function flush(): void {
    timer = undefined;
    const olaylar = [...waiting].map(([bayiID, konular]) => ({ bayiID, konular: [...konular] }));
    waiting.clear();
    const notices = Array.from({ length: Math.ceil(olaylar.length / AT_ONCE) }, (_, i) =>
      JSON.stringify(olaylar.slice(i * AT_ONCE, (i + 1) * AT_ONCE)),
    );
    pool.query('select pg_notify($1, notice) from unnest($2::text[]) notice', [CHANNEL, notices]).catch((error: Error) => {
      onError(error);
      // A notice that is lost leaves screens as they were, and at other servers sessions that have ended.
      if (!closed) gather(olaylar, AGAIN_MS);
    });
  }

  return {
    announce: (bayiID, konular) => gather([{ bayiID, konular }], GATHER_MS),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toldSince(bayiID, ms) {
      const from = Date.now() - ms;
      const times = [...(told.get(bayiID) ?? []), ...(told.get(0) ?? [])];
      return times.filter(([, at]) => at >= from).map(([konu]) => konu);
    },
    async close() {
      closed = true;
      if (timer) {
        clearTimeout(timer);
        flush();
      }
      await client.end();
    },
  };
}
