/** Sums by name. A sum of zero is not kept. */
export type Tally = { of(name: string): number; add(name: string, n: number): void };

export function createTally(): Tally {
  const sums = new Map<string, number>();
  const of = (name: string) => sums.get(name) ?? 0;
  return {
    of,
    add(name, n) {
      const sum = of(name) + n;
      if (sum === 0) sums.delete(name);
      else sums.set(name, sum);
    },
  };
}
