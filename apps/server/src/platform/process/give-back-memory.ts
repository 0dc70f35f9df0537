import { performance } from 'node:perf_hooks';

const EVERY_MS = 15_000;
/** Below this share of the processor's time, the server has nothing to do but its own errands. */
const QUIET = 0.02;
/**
 * Milliseconds of work, which are some thousand requests, after which there is something to give back: it takes up to
 * 0.35 s, in which nobody is answered.
 */
const WORTHWHILE_MS = 10_000;

type Options = { collect: (() => void) | undefined; measure?: () => { active: number; utilization: number }; every?: number };

/**
 * Collects garbage once when it has become quiet after work. V8 collects as objects are made, so without requests it keeps what the last
 * hour took: 100 MiB more than is in use. Does nothing without `collect`, which exists only in a process started with `--expose-gc`.
 * `measure` tells the milliseconds of work since the start and the share of work since it was last asked.
 * @returns a function that ends it
 */
export function giveBackMemory({ collect, measure = createMeasure(), every = EVERY_MS }: Options): () => void {
  if (!collect) return () => undefined;
  let collectedAt = 0;
  const timer = setInterval(() => {
    const { active, utilization } = measure();
    if (utilization > QUIET || active - collectedAt < WORTHWHILE_MS) return;
    collect();
    collectedAt = active;
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}

function createMeasure(): Required<Options>['measure'] {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return { active: now.active, utilization };
  };
}
