import type { Logger } from 'pino';

export type Background = {
  /** Continues some work after the answer; `isStopping` says that the server is about to end. */
  run(work: (isStopping: () => boolean) => Promise<void>): void;
  /** Starts no further piece and waits for the pieces that are being worked on. */
  stop(): Promise<void>;
};

/**
 * Work that takes longer than somebody should wait for an answer. It is not stored anywhere: it goes piece by piece,
 * notes its progress, and has a job that continues the work of a killed server.
 */
export function createBackground({ log }: { log: Pick<Logger, 'error'> }): Background {
  const running = new Set<Promise<void>>();
  let stopping = false;
  return {
    run(work) {
      const done: Promise<void> = work(() => stopping)
        .catch((err: unknown) => log.error({ err }, 'background work failed'))
        .finally(() => running.delete(done));
      running.add(done);
    },
    async stop() {
      stopping = true;
      await Promise.all(running);
    },
  };
}
