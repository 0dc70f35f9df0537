/** Values that came at the same time, in a fixed order: numbers as numbers, rows by their parts from left to right. */
export const sorted = <Value>(values: readonly Value[]): Value[] => values.toSorted(compare);

/** The statuses of calls that were sent at once, the smallest first. */
export const statusesOf = (replies: readonly { status: number }[]): number[] => sorted(replies.map(({ status }) => status));

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (!Array.isArray(one) || !Array.isArray(other)) return String(one).localeCompare(String(other));
  return one.map((part, index) => compare(part, other[index])).find((order) => order !== 0) ?? 0;
}
