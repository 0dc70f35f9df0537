import { BaseSequencer, type TestSpecification } from 'vitest/node';

/*
 * On a fresh clone vitest begins with the largest files, but the tests over all calls and all screens are small files that run for minutes, and others
 * mostly wait: if they began last, one worker would end alone. They stand here, longest first. Then come the stories in the browser, and at last the
 * short tests of the panel, which fill the end.
 */
const LONGEST: readonly RegExp[] = [
  /\/standing\/garbage\.test\.ts$/,
  /\/e2e\/ekranlar-\w+\.e2e\.ts$/,
  /\/killed-deliveries\.test\.ts$/,
  /\/standing\/(degisim|log|calls)\.test\.ts$/,
  /\/(sms-delivery|backup|killed-acts|faults|altin-yil|salon-yili|bos-saatler)\.test\.ts$/,
  /\/standing\//,
  /\.e2e\.ts$/,
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
