/** Values that have to be equal, under a readable name, with the ways in which each was read. */
export type Fark = { ne: string; terimler: Readonly<Record<string, unknown>> };

/** Notes values that differ. */
export function createFarklar(): { farklar: Fark[]; same(ne: string, terimler: Fark['terimler']): void } {
  const farklar: Fark[] = [];
  const same = (ne: string, terimler: Fark['terimler']) => {
    if (new Set(Object.values(terimler)).size > 1) farklar.push({ ne, terimler });
  };
  return { farklar, same };
}
export type Same = ReturnType<typeof createFarklar>['same'];

export const sumOf = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((sum, one) => sum + Math.round(of(one) * 100), 0);
