/** What has to be equal, by a name that a person understands, with the different ways in which it is told. */
export type Fark = { ne: string; terimler: Readonly<Record<string, unknown>> };

/** Notes what is told differently. */
export function createFarklar(): { farklar: Fark[]; same(ne: string, terimler: Fark['terimler']): void } {
  const farklar: Fark[] = [];
  const same = (ne: string, terimler: Fark['terimler']) => {
    if (new Set(Object.values(terimler)).size > 1) farklar.push({ ne, terimler });
  };
  return { farklar, same };
}
export type Same = ReturnType<typeof createFarklar>['same'];

export const sumOf = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((sum, one) => sum + Math.round(of(one) * 100), 0);
