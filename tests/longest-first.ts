import { BaseSequencer, type TestSpecification } from 'vitest/node';

/*
 * On a fresh clone vitest begins with the largest files, but the tests over all calls and all screens are small files that run for minutes: if they
 * began last, one worker would end alone. The longest stand here, longest first.
 */
const LONGEST: readonly RegExp[] = [
  /\/standing\/garbage\.test\.ts$/,
  /\/e2e\/ekranlar-\w+\.e2e\.ts$/,
  /\/standing\/(degisim|log|calls)\.test\.ts$/,
  /\/(killed-acts|faults|altin-yil|salon-yili|bos-saatler)\.test\.ts$/,
  /\/standing\//,
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((pattern) => pattern.test(moduleId));
  return rank < 0 ? LONGEST.length : rank;
};

/** Begins with the longest files, so that the workers end together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
