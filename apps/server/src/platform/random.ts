/** A repeatable source of random numbers: the same seed gives the same demo salon. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number;
  int(below: number): number;
  pick<T>(list: readonly T[]): T;
};

/** Mulberry32, a small public-domain generator. It is for demo data, never for secrets. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number) => Math.floor(next() * below);
  return { next, int, pick: (list) => list[int(list.length)]! };
}
