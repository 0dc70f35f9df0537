import type { Case, Sample } from './cases.ts';
import { FIRST, type Recording, SECOND } from './record.ts';

/** The values of the floor's statements for the n-th request: those of the recorded one, with what varies put in. */
export function createVary(recording: Recording, sample: Sample): (of: Case, n: number) => unknown[][] {
  return (of, n) => {
    const { first, second } = recording[of.name]!;
    const pairs = differences(of, sample, n);
    return first.map(({ values }, i) =>
      values.map((value, j) => (JSON.stringify(value) === JSON.stringify(second[i]!.values[j]) ? value : replaced(value, pairs))),
    );
  };
}

type Pair = [from: string, to: string];

function differences(of: Case, sample: Sample, n: number): Pair[] {
  const [before, other, after] = [FIRST, SECOND, n].map((number) => leaves(of.input(sample, number)));
  return before!.flatMap((from, i): Pair[] => (from === other![i] ? [] : [[from, after![i]!]]));
}

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)];

/** Replaces all pairs at once, so that no replacement is replaced again. */
function replaced(value: unknown, pairs: Pair[]): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(item, pairs));
  if (value === null || value === undefined || value instanceof Date) return value;
  const pattern = new RegExp(pairs.map(([from]) => `(?<!\\d)${from}(?!\\d)`).join('|'), 'g');
  const text = String(value).replaceAll(pattern, (found) => pairs.find(([from]) => from === found)![1]);
  return typeof value === 'number' ? Number(text) : text;
}
