import type { Logger } from 'pino';

export type Background = {
  /** Goes on with something after the answer; `isStopping` says that the server is about to end. */
  run(work: (isStopping: () => boolean) => Promise<void>): void;
  /** Lets nothing begin another piece and waits for those that are being worked on. */
  stop(): Promise<void>;
};

/**
 * What takes longer than somebody should wait for an answer. It is not kept anywhere: such work goes piece by piece,
 * writes down how far it came, and has a job that picks up what a killed server has left.
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
